/** A text's lines and links. A link is written `[words](/path)`. */
import type { Article, Block } from './article.ts'

/** Words, and the page that they lead to. */
export type Part = { readonly words: string; readonly path: string | null }

/** A line as words and links, in order. */
export function partsOf(line: string): readonly Part[] {
  const open = line.indexOf('[')
  const middle = line.indexOf('](/', open)
  const close = line.indexOf(')', middle)
  if (open < 0 || middle < 0 || close < 0) return line === '' ? [] : [{ words: line, path: null }]
  const link = { words: line.slice(open + 1, middle), path: line.slice(middle + 2, close) }
  const before = open === 0 ? [] : [{ words: line.slice(0, open), path: null }]
  return [...before, link, ...partsOf(line.slice(close + 1))]
}

/** A paragraph or a line of a list each on its own, without links. */
export function plainText({ sections }: Pick<Article, 'sections'>): string {
  return sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(linesOf).map(plainLine)]).join('\n\n')
}

/** The paths that a text leads to. @internal */
export function linksOf(blocks: readonly Block[]): string[] {
  return blocks
    .flatMap(linesOf)
    .flatMap(partsOf)
    .flatMap(({ path }) => path ?? [])
}

export function linesOf(block: Block): readonly string[] {
  return typeof block === 'string' ? [block] : block.list
}

export function plainLine(line: string): string {
  return partsOf(line)
    .map(({ words }) => words)
    .join('')
}
