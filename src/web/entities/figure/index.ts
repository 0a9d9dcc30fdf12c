export {
  type FigurePage,
  type FigurePart,
  type FigurePosting,
  figureOf,
  figureTitles,
  kindWords,
  lineTitles,
  partName,
  useFigure,
} from './figure-words.ts'
