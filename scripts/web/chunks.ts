/** Which modules are fetched in one file: many small files compress badly and cost a request each. */
import { FRAME, SOURCE } from './text-files.ts'

/** Short, because a list of texts names fifty of them. */
export const CHUNK_NAMES = 'assets/[name]-[hash:7].js'

/** Areas of texts that many screens fetch together; each other area is a file of its own. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  account: ['data', 'notifications', 'profile', 'settings'],
  entry: ['auth', 'safety', 'security'],
  record: ['fill', 'lab', 'record'],
  money: ['dashboard', 'investments', 'sums', 'transactions'],
  moving: ['deposit', 'plans', 'withdraw'],
  people: ['calendar', 'messages', 'referrals'],
  proof: ['proof', 'verify'],
}
const CONTRACTS = ['notes', 'reasons', 'refusals']

/**
 * The chunk of a module, by its id; null for modules without texts. A screen needs one or two requests for its texts. The loader of texts
 * includes the app frame's in English; another language's index comes with its frame's texts, so that indexes of languages not chosen
 * aren't loaded.
 */
function textChunk(id: string): string | null {
  if (id.includes('/shared/locale/')) return 'words'
  const [, index] = /\/texts\/shelves\.ts(?:\?language=(\w+))?$/.exec(id) ?? []
  if (id.includes('/texts/shelves.ts')) return index && index !== SOURCE ? `words-${index}-${FRAME}` : 'words'
  const [, language = '', group = '', area = ''] = /\/texts\/(\w+)\/([\w-]+)\.ts\?area=(\w+)$/.exec(id) ?? []
  return area ? areaChunk(language, group, area) : null
}

/** The chunk of an area, by its language and its group. */
export function areaChunk(language: string, group: string, area: string): string | null {
  // English says what the server sent: these are for the others' sake, and would bring what the contract is made of.
  if (language === SOURCE && CONTRACTS.includes(area)) return null
  if (group === FRAME) return language === SOURCE ? 'words' : `words-${language}-${FRAME}`
  const together = Object.keys(TOGETHER).find((name) => TOGETHER[name]?.includes(area))
  return `words-${language}-${group.startsWith('console') ? 'console' : (together ?? area)}`
}

/** Shared by the app and a visitor's pages: the same modules in both builds make the same file, so that React is loaded once. */
const REACT = { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 9 }

export const chunks = [
  REACT,
  { name: textChunk },
  // What most screens are made of. Tabs, forms, and fields but those of a line, come with the screens that have them. So do tables;
  // those without an end, and the library behind them, are the console's alone.
  {
    name: 'kit',
    test: /\/src\/(web\/(kit(?!\/(table|form\/(?!TextInput|Field)|overlay\/ConfirmDialog|frame\/(Tabs|FilterTabs)))|shared\/(call|config|screen))|kernel(?=\/(?!text\.|format\/typed)))\//,
    minShareCount: 8,
  },
  // Of the start, which would else fetch what a member's own money shares.
  {
    name: 'kit',
    test: /\/src\/web\/(shared\/(account|clock\/|screen\/page-context|call\/(queries|member-calls))|kit\/(text\/Countdown|feedback\/Toast))/,
  },
  { name: 'table', test: /\/src\/web\/kit\/table\/(Table|table|table-rows|table-cards)\.tsx?$/ },
  // What the screens of a member's own money share.
  {
    name: 'own',
    test: /\/src\/web\/(features\/(dashboard(?!\/tour)|figures|investments|settings|transactions)|entities\/(figure|investment(?!\/InvestmentRowsSkeleton)|transaction))\//,
    minShareCount: 3,
  },
]

/** What the front page's live parts are made of, and most screens too: in one file it is a fifth smaller than in thirty. */
const LIVE_PARTS =
  /\/src\/(kernel\/(clock|id|money|format\/(locale|number|moment))|web\/(shared\/(call\/(call|call-error|call-table|page-headers)|locale\/(dates|language|refusal-text|catalogues|source-text|text)|screen\/use-in-view)|kit\/(action\/button-style|text\/(join|Link|Money|Percent|number-form)|feedback\/EmptyState)|entities\/(market\/prices\/(Change|CoinMark|coin|follow|price-text|store|use-market)|bot\/(FillResult|RecentList|SourceTag|trade-words)))\.tsx?)/

/** Of the pages of a visitor. */
export const siteChunks = [
  REACT,
  // What the one script of a page is made of, and nothing that it does not need.
  {
    name: 'entry',
    test: /\/src\/(contract\/shared\/language|kernel\/(assert|money|rounding)|web\/(document\/(client\/frame|parts\/example)|kit\/(overlay\/hover-intent|text\/(announce|translated))|shared\/(locale\/(language-cookie|preference-cookie)|mode\/mode|session\/(next|pending-email))))\.ts|preload-helper/,
    priority: 2,
  },
  // What a screen's script needs before its reader does anything, else it would come with React: what live parts need too, and the rest.
  {
    name: 'plain',
    test: /\/src\/(contract\/shared\/headers|kernel\/(clock|duration)|web\/(kit\/feedback\/server-answers|shared\/(clock\/server-now|session\/(drawn-for|storage))))\.ts/,
    priority: 2,
  },
  { name: 'before', test: /\/src\/web\/shared\/session\/(drafts|log-in-reason|safe-path)\.ts/, priority: 2 },
  { name: 'basics', test: LIVE_PARTS, minShareCount: 2 },
]
