/**
 * What people read is plain and true: no form of the words that sell what cannot be promised, in any catalogue, mail, seed or page of the
 * docs.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { type Language, languages } from '#contract/shared/language'
import { readMessages } from '../../tools/words/messages.ts'

/**
 * By language, and each looked for in every text. Left alone are the German verb gewinnen, and in Arabic the preposition ضمن and the number
 * of social security, whose name holds the word for a surety.
 */
const FORBIDDEN: Readonly<Record<Language, RegExp>> = {
  en: /guarant|risk[- ]free|can(?:'|’)?t lose|cannot lose|passive income|100 ?% safe|\bprofit/i,
  es: /\bgarant|(?:sin|libre de) riesgo|ingresos? pasivos?|100\s?% segur|\bbeneficios?\b|ganancias? prometid/i,
  fr: /\bgarant|sans (?:aucun )?risque|revenus? passifs?|100\s?% sûr|\bbénéfices?\b|gains? promis/i,
  de: /[Gg]arant|[Rr]isiko(?:frei|los)|[Oo]hne (?:jedes )?Risiko|[Pp]assive[sn]? Einkommen|100\s?% sicher|nichts? verlieren|Gewinn|gewinn(?!en|t)/,
  ar: /ضمان(?! الاجتماعي)|مضمون|(?<!\p{L})[وفس]?[يتن]ضمن|(?:بلا|بدون|دون) (?:أي )?مخاطر|خال(?:ٍ|ي|ية)? من (?:ال|أي )?مخاطر|دخل(?:ا|ًا)? (?:ال)?سلبي|لن تخسر|آمن 100|را?با?ح/u,
}
/** What a fill made, as its column is called. */
const COLUMN = /\bf\.profit\b/g
/**
 * Everything that ships and may speak: catalogues, long texts, mails, messages, PDFs, the words of refusals and settings, seeds; and demo
 * data.
 */
const READ = ['src', 'tools']
const PAGES = ['src/web', 'src/server/store/migrations']

function filesBelow(path: string): string[] {
  if (path.endsWith('.ts')) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Every text that a program may show: string literals, templates and the words between tags. Comments are the authors' own. */
function textsOf(path: string): string[] {
  const tree = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.ES2023,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    )
      texts.push(node.text)
    node.forEachChild(visit)
  }
  visit(tree)
  return texts
}

/** Pages that are no program, without tags and comments; and what migrations put between quotes. */
function plainFiles(): { path: string; text: string }[] {
  return PAGES.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(html|sql|webmanifest|svg)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, text: spokenIn(path, readFileSync(path, 'utf8')) }))
}

function spokenIn(path: string, text: string): string {
  if (path.endsWith('.sql')) return (text.replace(/--.*$/gm, '').match(/'(?:[^']|'')*'/g) ?? []).join(' ')
  return text.replace(/<!--(?:.|\n)*?-->/g, '')
}

const programs = READ.flatMap(filesBelow).flatMap((path) => textsOf(path).map((text) => ({ path, text: text.replace(COLUMN, '') })))
const texts = [...programs, ...plainFiles()]

it('finds the texts', () => {
  expect(texts.length).toBeGreaterThan(5_000)
  const spoken = [
    'src/content/en',
    'src/content/es',
    'src/content/fr',
    'src/content/de',
    'src/content/ar',
    'src/web/texts/en',
    'src/server/mail',
    'src/server/messages',
    'src/server/documents/pdf',
    'src/server/solvency',
  ]
  expect(spoken.filter((folder) => !texts.some(({ path, text }) => path.startsWith(folder) && / \S+ /.test(text)))).toEqual([])
})

it('has no word that promises what the ledger does not hold', () => {
  const promising = texts.filter(({ text }) => isForbidden(text))
  expect(promising.map(({ path, text }) => `${path}: ${text}`)).toEqual([])
})

it('would see one', () => {
  const promises = [
    ['Guaranteed', 'risk-free', 'You can’t lose', 'passive income', '100% safe', 'Profit'],
    ['Garantizado', 'una garantía', 'sin riesgo', 'ingresos pasivos', 'beneficios', 'la ganancia prometida'],
    ['garantie', 'sans risque', 'revenus passifs', 'le gain promis', 'Bénéfice'],
    [
      'Ertragsgarantie',
      'garantiert',
      'risikofrei',
      'ohne Risiko',
      'passives Einkommen',
      'zugesagter Gewinn',
      'Kursgewinne',
      'gewinnbringend',
    ],
    ['عائد مضمون', 'ضمانات', 'يضمن لك', 'بلا مخاطر', 'خالٍ من المخاطر', 'دخل سلبي', 'الدخل السلبي', 'الأرباح', 'مربح'],
  ].flat()
  expect(promises.filter((text) => !isForbidden(text))).toEqual([])
})

it('lets words be that only look alike', () => {
  const plain = [
    'Sie gewinnen Zeit',
    'Wer gewinnt, zahlt',
    'ضمن المهلة',
    'تتضمن',
    'رقم الضمان الاجتماعي',
    'الحماية من المخاطر',
    'bénéficiaire',
  ]
  expect(plain.filter(isForbidden)).toEqual([])
})

/** A forecast suggests no trade and no money made: none of these words is in its texts, in any language. */
const SELLING: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:earn|win|winn|gain|buy|sell|invest|opportunit|make money|beats? the market|recommend)/i,
  es: /\b(?:ganar?\b|ganancia|gana[ns]\b|compra|vend[ae]|inver(?:tir|sión)|oportunidad|recomend)/i,
  fr: /\b(?:gagn|achet|vend(?:re|ez)|invest|opportunit|recommand)/i,
  de: /verdien|\b(?:ver)?kauf|gewinn|\bChance|\banleg|investier|empfehl/i,
  ar: /اكسب|تكسب|شراء|اشتر|(?<!\p{L})(?:ال)?بيع|فرصة|استثمر|ننصح/u,
}

it.each(languages)('suggests in %s no trade on a forecast', async (language) => {
  const own = [...((await readMessages(language)) ?? [])].filter(([key]) => key.startsWith('forecasts.'))
  expect(own.length).toBeGreaterThan(100)
  const selling = own.filter(([, message]) =>
    SELLING[language].test(typeof message === 'string' ? message : Object.values(message).join(' ')),
  )
  expect(selling.map(([key]) => key)).toEqual([])
})

/** French and German have a spelling of their own, and a policy that people accepted keeps its words. */
const OTHER_SPELLING = /[/](?:fr|de)(?:[/]|\.ts$)|content[/]en[/](?:policies|terms|privacy)/
const HYPHENED = /\be-mail/i

it('writes email in English as the specification does', () => {
  const manuals = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md'].map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  const spelt = [...texts, ...manuals].filter(({ path, text }) => HYPHENED.test(text) && !OTHER_SPELLING.test(path))
  expect(spelt.map(({ path, text }) => `${path}: ${text}`)).toEqual([])
  expect(['Your e-mail', 'E-Mails'].filter((text) => !HYPHENED.test(text))).toEqual([])
})

function isForbidden(text: string): boolean {
  return languages.some((language) => FORBIDDEN[language].test(text))
}
