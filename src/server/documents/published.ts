/** Long texts as printed documents: the user manual, and the policies together. Each is drawn once; the same text gives the same bytes. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Article, Block as TextBlock } from '#content/article'
import { fill } from '#content/fill'
import { textIn } from '#content/languages'
import { linesOf, plainLine } from '#content/plain-text'
import { currentPolicy, policyNames } from '#content/policy'
import type { Language } from '#contract/shared/language'
import { singleFlight } from '#kernel/single-flight'
import { manualPictures, pictureFile } from './manual-pictures.ts'
import type { Block, PdfDocument } from './pdf/document.ts'

export type PublishedFile = { readonly bytes: Uint8Array; readonly sha256: string }
export type PublishedName = 'manual' | 'legal'

const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

function describePublished(name: PublishedName, language: Language = 'en'): PdfDocument {
  const manual = textIn(language, 'manual')
  const words = textIn(language, 'papers')
  const policies = policyNames.map((policy) => currentPolicy(policy, language))
  const version =
    name === 'manual'
      ? manual.version
      : (policies
          .map((one) => one.version)
          .sort()
          .at(-1) ?? '')
  const articles = name === 'manual' ? [manual] : policies
  return {
    title: name === 'manual' ? manual.title : words.legal,
    subtitle: name === 'manual' ? manual.summary : fill(language, words.in_force, { date: version }),
    language,
    generated_at: new Date(`${version}T00:00:00Z`),
    blocks: [paragraph(textIn(language, 'ribbon')), ...articles.flatMap((article) => blocksOf(article, articles.length > 1))],
  }
}

function blocksOf(article: Article & { readonly version: string }, titled: boolean): Block[] {
  const head: Block[] = titled ? [{ kind: 'heading', text: `${article.title} (${article.version})` }, paragraph(article.summary)] : []
  const sections = article.sections.flatMap(({ id, title, blocks }): Block[] => [
    { kind: 'heading', text: title },
    ...blocks.flatMap(paragraphsOf),
    ...(titled ? [] : pictureOf(id, title)),
  ])
  return [...head, ...sections]
}

/** The screenshot of a section of the manual. */
function pictureOf(section: string, title: string): Block[] {
  const picture = manualPictures.find((one) => one.section === section)
  return picture ? [{ kind: 'picture', jpeg: readFileSync(pictureFile(section)), label: `${title} (${picture.path})` }] : []
}

/** Numbers the steps: the drawing supports no other list. */
function paragraphsOf(block: TextBlock): Block[] {
  const lines = linesOf(block).map(plainLine)
  return typeof block === 'string' ? lines.map(paragraph) : lines.map((line, at) => paragraph(`${at + 1}. ${line}`))
}

export function openPublished(): (name: PublishedName, language?: Language) => Promise<PublishedFile> {
  const readers = new Map<string, () => Promise<PublishedFile>>()
  return (name, language = 'en') => {
    const key = `${name} ${language}`
    const reader = readers.get(key) ?? once(name, language)
    readers.set(key, reader)
    return reader()
  }
}

function once(name: PublishedName, language: Language): () => Promise<PublishedFile> {
  let kept: PublishedFile | null = null
  return singleFlight(async () => {
    if (kept) return kept
    const bytes = await drawPdf(describePublished(name, language))
    kept = { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
    return kept
  })
}

/** Draws a document as PDF bytes. The drawing code loads with the first document, so that it doesn't delay the start. */
export async function drawPdf(document: PdfDocument): Promise<Uint8Array> {
  const { draw } = await import('./pdf/draw.ts')
  return draw(document)
}
