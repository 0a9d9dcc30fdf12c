/** Which modules are fetched in one file: many small files compress badly and cost a request each. */
/** Areas of texts that come together, so that a screen costs one or two requests for its words. An area in no group is a file of its own. */
const groups: Readonly<Record<string, readonly string[]>> = {
  start: ['charts', 'common', 'errors', 'shell'],
  money: ['dashboard', 'investments', 'transactions'],
  people: ['calendar', 'messages', 'referrals'],
  moving: ['deposit', 'plans', 'withdraw'],
  entry: ['auth', 'safety', 'security'],
  console: [
    'admin',
    'applications',
    'approvals',
    'bulk',
    'desk',
    'editor',
    'operating',
    'person',
    'queue',
    'team',
    'trail',
    'treasury',
    'wallets',
  ],
  account: ['data', 'notifications', 'profile', 'settings'],
  market: ['bots', 'lab', 'market'],
  proof: ['proof', 'verify'],
}
const groupOf = new Map(Object.entries(groups).flatMap(([group, areas]) => areas.map((area) => [area, group])))

/**
 * The chunk of a module, by its path; null for what has nothing to do with texts. What finds texts has the app frame's in English beside it;
 * the list of another language's files comes with its frame's texts, so that nobody loads the lists of languages not chosen.
 */
export function textChunk(path: string): string | null {
  const [, language, area] = /\/locales\/(?:(\w{2})\/)?([\w-]+)\.ts$/.exec(path) ?? []
  if (!area) return null
  const group = area === 'index' ? 'start' : (groupOf.get(area) ?? area)
  return !language || (language === 'en' && group === 'start') ? 'words' : `words-${language}-${group}`
}

export const chunks = [
  { name: textChunk },
  // Apart, so that a page that stands already can run it in a task of its own (src/web/app/before/asked-later.ts).
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  // What most screens are made of. Tables come with the screens that have them; those without an end, and the library behind them, are the console's alone.
  {
    name: 'kit',
    test: /\/src\/(web\/(ui(?!\/(Table|table))|app\/states)|kernel)\//,
    minShareCount: 8,
  },
  { name: 'table', test: /\/src\/web\/ui\/(Table|table|table-rows|table-cards)\.tsx?$/ },
  // What the screens of a member's own money share.
  { name: 'own', test: /\/src\/web\/app\/(dashboard|figures|investments|settings|transactions)\//, minShareCount: 3 },
]
