/** File of the picture in link previews (1200 x 630 PNG); the build draws one for each page. */
export const previewImage = (path: string) => `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
