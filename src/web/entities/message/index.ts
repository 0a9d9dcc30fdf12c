export { WrittenText } from './WrittenText.tsx'
