/** Long texts as printed documents: the user manual, and the policies together. Each is drawn once; the same text gives the same bytes. */
import { createHash } from 'node:crypto'
import type { Article, Block as TextBlock } from '#content/article'
import { manual } from '#content/manual'
import { linesOf, plainLine } from '#content/plain-text'
import { currentPolicy, policyNames } from '#content/policy'
import { RIBBON } from '#contract/ribbon'
import { singleFlight } from '#kernel/single-flight'
import type { Block, PdfDocument } from './pdf/document.ts'
import { drawPdf } from './pdf/draw.ts'

export type PublishedFile = { readonly bytes: Uint8Array; readonly sha256: string }
export type PublishedName = 'manual' | 'legal'

const paragraph = (text: string): Block => ({ kind: 'paragraph', text })

export function describePublished(name: PublishedName): PdfDocument {
  const policies = policyNames.map((policy) => currentPolicy(policy))
  const version =
    name === 'manual'
      ? manual.version
      : (policies
          .map((one) => one.version)
          .sort()
          .at(-1) ?? '')
  const articles = name === 'manual' ? [manual] : policies
  return {
    title: name === 'manual' ? manual.title : 'Terms, privacy and risk',
    subtitle: name === 'manual' ? manual.summary : `In force since ${version}`,
    language: 'en',
    generated_at: new Date(`${version}T00:00:00Z`),
    blocks: [paragraph(RIBBON), ...articles.flatMap((article) => blocksOf(article, articles.length > 1))],
  }
}

function blocksOf(article: Article & { readonly version: string }, titled: boolean): Block[] {
  const head: Block[] = titled ? [{ kind: 'heading', text: `${article.title} (${article.version})` }, paragraph(article.summary)] : []
  const sections = article.sections.flatMap(({ title, blocks }): Block[] => [
    { kind: 'heading', text: title },
    ...blocks.flatMap(paragraphsOf),
  ])
  return [...head, ...sections]
}

/** A list of steps keeps its order by numbers: the drawing knows no other list. */
function paragraphsOf(block: TextBlock): Block[] {
  const lines = linesOf(block).map(plainLine)
  return typeof block === 'string' ? lines.map(paragraph) : lines.map((line, at) => paragraph(`${at + 1}. ${line}`))
}

export function openPublished(): (name: PublishedName) => Promise<PublishedFile> {
  const readers = { manual: once('manual'), legal: once('legal') }
  return (name) => readers[name]()
}

function once(name: PublishedName): () => Promise<PublishedFile> {
  let kept: PublishedFile | null = null
  return singleFlight(async () => {
    if (kept) return kept
    const bytes = await drawPdf(describePublished(name))
    kept = { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
    return kept
  })
}
