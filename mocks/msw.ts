/** The parts of MSW that the mock backend uses. With the whole package, its chunk would be six times as large. */
export { getResponse, type HttpHandler, http } from 'msw';
