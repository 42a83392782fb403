/** What the mock backend uses of MSW. With the whole package, its chunk would be six times as large. */
export { getResponse, type HttpHandler, http } from 'msw';
