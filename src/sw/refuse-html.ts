/**
 * For requests for data and code. If a page arrives instead, such as the sign-in page of a public network, it counts as
 * no response: it is not cached, and the cached response is used.
 */
export const refuseHtml = {
  fetchDidSucceed: async ({ response }: { response: Response }): Promise<Response> => {
    if (response.ok && response.headers.get('content-type')?.startsWith('text/html'))
      throw new Error(`${response.url} is a page.`);
    return response;
  },
};
