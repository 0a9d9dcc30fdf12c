export {
  type FigurePage,
  type FigurePart,
  type FigurePosting,
  figureOf,
  figureTitles,
  kindWords,
  partName,
  useFigure,
} from './figure-words.ts'
