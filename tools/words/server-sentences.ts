/**
 * Every sentence that the server may say to a person over the API, read off the source: what stands as `message`, `fields`, `reason` or a
 * validation's text in src/server and src/contract. A template's values become `{}`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export type Sentence = { readonly text: string; readonly file: string }

/** Nothing here is said over the API: it is for the terminal, the log, the API's description, or has its words elsewhere. */
const ELSEWHERE =
  /(\.test\.ts$|^src\/server\/(config|main|serve|greeting|assemble|site-texts)\.ts$|^src\/server\/(store|jobs|live|mail|http\/docs)\/|^src\/server\/messages\/words\/|\/(openapi|log|worker|tree-worker|exposition)\.ts$)/
/** A sentence: a capital, more than one word, and a full stop, an exclamation or a question mark at its end. */
const SENTENCE = /^(?:[A-Z“]|\{\}).*\s.*[.!?]$/s
/** Whose text is for whoever reads the source or the API's description. */
const NOT_SAID = new Set(['assert', 'Error', 'Fault', 'describe', 'summary', 'description', 'narration'])

export function readSentences(): Sentence[] {
  const files = ['src/server', 'src/contract'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((file) => file.endsWith('.ts') && !ELSEWHERE.test(file)),
  )
  return files.flatMap((file) => sentencesOf(file, readFileSync(file, 'utf8')))
}

export function sentencesOf(file: string, source: string): Sentence[] {
  const found: Sentence[] = []
  const visit = (node: ts.Node): void => {
    if (isNotSaid(node)) return
    const text = textOf(node)
    if (text !== null && SENTENCE.test(text)) found.push({ text, file })
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true))
  return found
}

function isNotSaid(node: ts.Node): boolean {
  const name = ts.isCallExpression(node) || ts.isNewExpression(node) ? node.expression : ts.isPropertyAssignment(node) ? node.name : null
  return name !== null && (NOT_SAID.has(name.getText()) || /\.(query|log|error|warn|info)$/.test(name.getText()))
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map((span) => `{}${span.literal.text}`).join('')
}
