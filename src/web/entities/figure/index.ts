export { type FigurePage, type FigurePart, type FigurePosting, useFigure } from './figure-query.ts'
export { figureOf, figureTitles, kindWords, partName } from './figure-words.ts'
