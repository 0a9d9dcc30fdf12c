/** What a public page costs, in bytes and not in time, and that nothing of it comes from elsewhere. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { languages } from '#contract/shared/language'
import { loadRenderer } from '../../src/server/http/pages/renderer.ts'
import { smoke } from './journey.ts'

const WEB = process.env.WEB_BUILD ?? join(import.meta.dirname, '../../dist/web')
const KB = 1024

const read = (path: string): string => readFileSync(join(WEB, path), 'utf8')
const packed = (text: string): number => gzipSync(text, { level: 9 }).length

/** As many as have a card, with long terms. */
const PLANS = ['1.0', '2.0', '4.0', '5.0', '7.0'].map((bot_version, index) => ({
  id: `plan-${bot_version}`,
  index,
  name: `Plan ${bot_version}`,
  landing_name: `AI ${bot_version} PLAN`,
  features: ['Term in days: 365', 'Capital returned at maturity'],
  percent: '14299.02',
  days: 365,
  min: '100000.00',
  max: '500000.00',
  bot_version,
  daily_percent: '0.48',
  apy_percent: '14299.02',
  exit_share_bps: 5_000,
  capacity_left: '90071992547409.91',
  availability: index === 1 ? 'fully_subscribed' : 'on_sale',
  risk_line: 'Paper only. No real investment pays this.',
  capital_returned: true,
}))
const ORIGIN = 'https://clearterm.example'
const renderer = await loadRenderer(WEB, () => Promise.reject(new Error('there is no API')))
if (!renderer) throw new Error('the web is not built')
const { pages: all } = renderer
/** What is read for a page; a screen that shows answers has none here. */
const data = new Map<string, unknown>()
for (const [path, page] of all)
  await page.read().then(
    (read) => data.set(path, read),
    () => {},
  )
/** Each rule looks at all pages, which are drawn once. */
const drawn = new Map<string, string>()
function pageAt(path: string): string {
  const page = all.get(path)
  const html =
    drawn.get(path) ??
    page?.render({ language: page.language ?? 'en', origin: ORIGIN, live: {}, plans: PLANS as never, data: data.get(path) }) ??
    ''
  drawn.set(path, html)
  return html
}

function pathsOf(...kinds: readonly string[]): string[] {
  return [...all].flatMap(([path, { kind, type }]) =>
    kinds.includes(kind) && type.startsWith('text/html') && data.has(path) ? [path] : [],
  )
}

/** What a script imports, at once or later. */
function importsOf(script: string, kind: 'at once' | 'later'): string[] {
  const found = read(script).matchAll(/(?:from|import)\s?(\(?)\s?["'`]\.\/([\w.-]+\.js)["'`]/g)
  return [...found].filter(([, later]) => Boolean(later) === (kind === 'later')).map(([, , name]) => `assets/${name}`)
}

function closure(scripts: readonly string[], seen = new Set<string>()): Set<string> {
  for (const script of scripts) {
    if (seen.has(script)) continue
    seen.add(script)
    closure(importsOf(script, 'at once'), seen)
  }
  return seen
}

const sizes = new Map<string, number>()
function sizeOf(scripts: Iterable<string>): number {
  let sum = 0
  for (const script of scripts) {
    const size = sizes.get(script) ?? packed(read(script))
    sizes.set(script, size)
    sum += size
  }
  return sum
}

const front = pageAt('/')
const scripts = [...front.matchAll(/<script type="module" src="\/(assets\/[\w.-]+\.js)"/g)].map(([, path]) => String(path))

smoke('has pages of at most 60 kB, style and all', () => {
  const pages = pathsOf('page', 'missing')
  const heavy = pages.filter((path) => packed(pageAt(path)) > 60 * KB)
  expect(pages.length).toBeGreaterThan(20)
  expect(heavy).toEqual([])
})

smoke('loads one script of at most 20 kB before the page is ready, and at most 105.5 kB with all that comes to life', () => {
  expect(scripts.length).toBe(1)
  const [entry = ''] = scripts
  expect(sizeOf(closure([entry]))).toBeLessThan(20 * KB)
  const draw = importsOf(entry, 'later').filter((path) => /\/draw-part-/.test(path))
  expect(draw.length).toBe(1)
  const parts = draw.flatMap((script) => importsOf(script, 'later')).filter((path) => /(Heatmap|RecentTrades|TestimonialRow)-/.test(path))
  expect(parts.length).toBe(3)
  // A reader fetches one language's: of each area the largest counts.
  const texts = ['bots', 'market', 'voices'].map((area) =>
    readdirSync(join(WEB, 'assets')).filter((name) => new RegExp(`^words-\\w\\w-${area}-[\\w-]{7}\\.js$`).test(name)),
  )
  expect(texts.map((names) => names.length)).toEqual([languages.length, languages.length, languages.length])
  const words = texts.reduce((sum, names) => sum + Math.max(...names.map((name) => packed(read(`assets/${name}`)))), 0)
  expect(words + sizeOf(closure([entry, ...draw, ...parts]))).toBeLessThan(105_500)
})

smoke('loads at most 10 kB of script for a screen before its reader does anything', () => {
  const [, script = ''] = /<script type="module" src="\/(assets\/screen-[\w.-]+\.js)"/.exec(pageAt('/login')) ?? []
  expect(sizeOf(closure([script]))).toBeLessThan(10 * KB)
})

smoke('has faces of at most 45 kB for all that is written in English, two of which are asked for before the style is read', () => {
  const cut = readdirSync(join(WEB, 'assets')).filter((name) => /^(roboto-[45]00|mulish-700|pt-serif-400)-.*\.woff2$/.test(name))
  expect(cut.length).toBe(4)
  const bytes = cut.map((name) => readFileSync(join(WEB, 'assets', name)))
  expect(bytes.map((face) => face.toString('latin1', 0, 4))).toEqual(Array(4).fill('wOF2'))
  expect(bytes.reduce((sum, face) => sum + face.length, 0)).toBeLessThan(45 * KB)
  const preloaded = [...front.matchAll(/<link rel="preload" href="\/assets\/([\w.-]+)" as="font"/g)].map(([, name]) => name)
  expect(preloaded.map((name) => cut.includes(String(name)))).toEqual([true, true])
})

smoke('is written in letters that the small faces have, so that no page fetches a whole one beside', () => {
  const [whole, small] = [...front.matchAll(/font-family:Roboto;[^}]*?font-weight:400;[^}]*?unicode-range:([^}]+)\}/g)].map(([, letters]) =>
    inside(String(letters)),
  )
  if (!whole || !small) throw new Error('the faces are not found')
  const strange = pathsOf('page', 'missing').flatMap((path) => {
    const text = pageAt(path)
      .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]*>/g, '')
    const letters = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0).filter((letter) => letter >= 0x20)
    return letters.filter((letter) => whole(letter) && !small(letter)).map((letter) => `${path}: ${String.fromCodePoint(letter)}`)
  })
  expect(strange).toEqual([])
})

/** Whether a letter is in a range of a style sheet: `U+20-7E,U+D7`. */
function inside(ranges: string): (letter: number) => boolean {
  const parts = ranges.split(',').map((part) => part.slice(2).split('-'))
  return (letter) => parts.some(([from = '', to = from]) => letter >= Number.parseInt(from, 16) && letter <= Number.parseInt(to, 16))
}

smoke('fetches nothing from another origin, and writes its own address where one is needed', () => {
  const foreign = pathsOf('page', 'screen', 'missing').flatMap((path) =>
    [
      ...pageAt(path)
        .replaceAll(ORIGIN, '')
        .matchAll(/(?:src|href|srcset|action|content)="((?:https?:)?\/\/[^"]+)"|url\(["']?((?:https?:)?\/\/[^)]+)/g),
    ]
      .map(([, link, style]) => link ?? style ?? '')
      // Sources that a text cites are links to follow, not files that are fetched.
      .filter((link) => !new RegExp(`<a [^>]*href="${link.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"`).test(pageAt(path)))
      .map((link) => `${path}: ${link}`),
  )
  expect(foreign).toEqual([])
  expect(front).toContain('<link rel="canonical" href="https://clearterm.example/"/>')
  expect(pageAt('/sitemap.xml')).toContain('<loc>https://clearterm.example/about</loc>')
})

smoke('keeps search engines out of the API and the screens of members and staff, and from nothing else', () => {
  const rules = [...pageAt('/robots.txt').matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, kind, path = '']) => ({ kind, path }))
  // The longest rule decides (RFC 9309).
  const isOpen = (path: string) =>
    rules.filter((rule) => path.startsWith(rule.path)).sort((a, b) => b.path.length - a.path.length)[0]?.kind !== 'Disallow'
  for (const path of ['/api/v1/plans', '/sandbox/mailbox', '/admin', '/admin/jobs', '/dashboard', '/figures/main_balance'])
    expect([path, isOpen(path)]).toEqual([path, false])
  for (const path of ['/transactions/1', '/message/1', '/messages', '/support/1', '/deposit-checkout/card/1'])
    expect([path, isOpen(path)]).toEqual([path, false])
  for (const path of [...pathsOf('page'), '/plans/gold', '/support', '/proof', '/bots/lab', '/login'])
    expect([path, isOpen(path)]).toEqual([path, true])
})

smoke('has for each page a title, a description, a canonical link and a picture that is there', () => {
  for (const path of pathsOf('page', 'missing')) {
    const html = pageAt(path)
    expect([path, /<title>[^<]{5,}<\/title>/.test(html), /<meta name="description" content="[^"]{20,}"/.test(html)]).toEqual([
      path,
      true,
      true,
    ])
    const picture = /property="og:image" content="https:\/\/clearterm.example\/(og\/[\w-]+\.png)"/.exec(html)?.[1] ?? ''
    expect([path, readFileSync(join(WEB, picture)).subarray(1, 4).toString()]).toEqual([path, 'PNG'])
    const named =
      html.includes('<link rel="canonical" href="https://clearterm.example/') || html.includes('<meta name="robots" content="noindex"/>')
    expect([path, named]).toEqual([path, true])
  }
})
