export {
  type FigurePart,
  figureOf,
  figureTitles,
  kindWords,
  lineTitles,
  partName,
  useFigure,
} from './figure-words.ts'
export { type FigurePage, type FigurePosting, postingLines } from './posting-lines.ts'
