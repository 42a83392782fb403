/** Path of the link preview picture (1200 x 630 PNG). The build draws one for each page. */
export const previewImage = (path: string) => `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
