/**
 * Documents stay accurate and plain: named paths exist, decisions are numbered without gaps, the glossary defines each term once, no
 * idioms.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { decisionsPage } from '../../tools/decisions.ts'

const ROOT = join(import.meta.dirname, '../..')
const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'GLOSSARY.md',
  'SECURITY.md',
  'docs/api-guide.md',
  'docs/design.md',
].concat(
  ['README', 'install', 'image', 'upgrade', 'keys', 'cluster', 'capacity', 'backup', 'recovery'].map(
    (name) => `docs/operations/${name}.md`,
  ),
)
const DECISIONS = 'docs/decisions'
const decisions = readdirSync(join(ROOT, DECISIONS))
  .filter((name) => name !== 'README.md')
  .sort()

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** Paths from the root in code spans, and targets of links; not names with `<…>` or `*`, and not files that a tutorial creates. */
function pathsOf(page: string): string[] {
  const text = read(page)
  const created = new Set([...text.matchAll(/^```tsx? (\S+)$/gm)].map((match) => match[1]))
  const spans = [...text.matchAll(/`((?:src|test|docs|tools|scripts|deploy)\/[\w./-]+)`/g)].map((match) => match[1] ?? '')
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map((match) => join(dirname(page), match[1] ?? ''))
  const changed = [...text.matchAll(/^```diff (\S+)$/gm)].map((match) => match[1] ?? '')
  return [...spans, ...links, ...changed].filter((path) => !created.has(path) && !MADE_BY_TESTS.includes(path))
}
const MADE_BY_TESTS = ['test/rooms/account/membership.test.ts']

it.each(PAGES)('%s names paths that exist', (page) => {
  expect(pathsOf(page).filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

it('finds the paths', () => {
  expect(pathsOf('ARCHITECTURE.md').length).toBeGreaterThan(25)
  expect(pathsOf('CONTRIBUTING.md').length).toBeGreaterThan(8)
  expect(pathsOf('README.md').length).toBeGreaterThan(6)
})

it('numbers decisions without gaps, and says each number in its title', () => {
  const numbers = decisions.map((name) => Number(name.slice(0, 3)))
  expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  const titles = decisions.map((name) => ({ name, title: read(`${DECISIONS}/${name}`).split('\n')[0] ?? '' }))
  expect(titles.filter(({ name, title }) => !title.startsWith(`# ${name.slice(0, 3)} `)).map(({ name }) => name)).toEqual([])
})

it('lists each decision with its date and status, and marks what a later page replaces', () => {
  expect(read(`${DECISIONS}/README.md`), 'npm run decisions').toBe(decisionsPage(read(`${DECISIONS}/README.md`)))
  const listed = [...read(`${DECISIONS}/README.md`).matchAll(/^\| (\d{3}) \| .+ \| \d{4}-\d\d-\d\d \| (.+) \|$/gm)]
  expect(listed.map(([, number]) => number)).toEqual(decisions.map((name) => name.slice(0, 3)))
  expect(listed.filter(([, , status]) => !/^(accepted|replaced (in part )?by \d{3}(, \d{3})*( and \d{3})?)$/.test(status ?? ''))).toEqual(
    [],
  )
  const replaced = decisions.flatMap((name) => {
    const [sentence = ''] = /^(?:\*\*)?(?:Supersedes|Replaces)\b[^.:]*/m.exec(read(`${DECISIONS}/${name}`)) ?? []
    return [...sentence.matchAll(/\b\d{3}\b/g)].map(([old]) => ({ old, by: name.slice(0, 3) }))
  })
  expect(replaced.length).toBeGreaterThan(12)
  expect(replaced.filter(({ old, by }) => !listed.find(([, number]) => number === old)?.[2]?.includes(by))).toEqual([])
})

it('keeps a decision short', () => {
  expect(decisions.filter((name) => read(`${DECISIONS}/${name}`).split('\n').length > 61)).toEqual([])
})

it('keeps the README on one screen', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(50)
})

/** Idioms of an earlier style; CONTRIBUTING.md asks for the words of the field instead. */
const IDIOMS = [
  /\b(?:who|whom|what|where)ever\b/,
  /\b(?:some|any|no|every)body\b/,
  /\b(?:of ours|one's|one’s|in force|to life)\b/,
  /\b(?:stands?|stood|standing|tells?|told|telling|brought)\b/,
  /\b(?:anew|lest|thereby|upon|hence|reckon\w*)\b/,
]
/** Terms of the field that contain such a word. */
const TERMS = /stand-alone|standing order|standing data/g
const documents = [...new Set([...PAGES, 'CHANGELOG.md', '.env.example', ...markdownBelow('docs'), ...markdownBelow('tools')])]

function markdownBelow(folder: string): string[] {
  const paths = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  return paths.filter((path) => path.endsWith('.md')).map((path) => join(folder, path))
}

/** The prose of a document: blocks and spans of code are names of files, tests and values, which follow their own rules. */
function idiomsIn(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '')
  const lines = prose.toLowerCase().replace(TERMS, '').split('\n')
  return lines.filter((line) => IDIOMS.some((idiom) => idiom.test(line)))
}

it.each(documents)('%s uses no idiom', (page) => {
  expect(idiomsIn(read(page))).toEqual([])
})

it('finds idioms in prose only', () => {
  expect(documents.length).toBeGreaterThan(90)
  const idioms = ['Nobody is told.', 'Whoever signs up', 'Reckoned by the server', 'a page of ours', 'It comes to life, hence it stands.']
  expect(idioms.filter((text) => idiomsIn(text).length === 0)).toEqual([])
  expect(['`test › tells nobody`', '```ts\nconst told = 1\n```', 'A standing order, a stand-alone server.'].flatMap(idiomsIn)).toEqual([])
})

it('defines each term of the glossary once', () => {
  const rows = [...read('GLOSSARY.md').matchAll(/^\| (.+?) \| (.+) \|$/gm)].slice(1)
  const terms = rows.flatMap((match) => (match[1] ?? '').split(/[,/·] ?/).map((term) => term.trim().toLowerCase()))
  expect(terms.length).toBeGreaterThan(50)
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([])
})
