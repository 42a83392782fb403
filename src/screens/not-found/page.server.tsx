/** Any address without a page. The admin shows the same screen, so its component is part of the client, too. */
export { NotFound as default } from './NotFound';
