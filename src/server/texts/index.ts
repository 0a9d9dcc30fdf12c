/** Texts: the policies and market pages of src/content, over the API. */
export { textRoutes } from './routes.ts'
