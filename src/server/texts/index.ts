/** Texts: the policies and market pages of src/content, over the API. */
export { textsRoom } from './room.ts'
