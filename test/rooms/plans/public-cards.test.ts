/** The front page, the pricing page and the page of all plans show the same terms of a plan, those of GET /plans. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startApp } from '#test/support/app.ts'
import { quickKind, testStore } from '#test/support/database.ts'

const WEB = process.env.WEB_BUILD ?? join(import.meta.dirname, '../../../dist/web')
const store = testStore(quickKind())

const plain = (html: string): string => html.replace(/<[^>]*>/g, '').trim()

/** The terms of each plan, by name, as shown in its line, without the details of a figure. */
function cardsOf(html: string): Map<string, { readonly text: string; readonly terms: readonly string[] }> {
  const cards = html.matchAll(/<article aria-labelledby="plan-([\w-]+)".*?<\/article>/gs)
  return new Map(
    Array.from(cards, ([card, id = '']) => {
      const lines = card.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(?:<button[^>]*>(.*?)<\/button>|([^<]*))/gs)
      return [id, { text: plain(card), terms: Array.from(lines, ([, term = '', opens, text]) => plain(`${term}: ${opens ?? text}`)) }]
    }),
  )
}

it('shows each plan with the same terms and availability on every page, and of one that is not offered no figure', async () => {
  const database = await store.openSeeded()
  const boss = await (await startApp(store, { database })).administrator()
  await boss.call('POST', '/admin/treasury/reserve', { account: 'reserve', amount: '999900', direction: 'take' })
  await boss.call('PATCH', '/admin/plan/ira', { on_sale: false, reason: 'Closed' })
  await boss.call('PATCH', '/admin/plan/gold', { exit_share_bps: 5000, reason: 'A share for the operator' })
  const { url } = await startApp(store, { database, web_dir: WEB })
  const [front, pricing, all] = await Promise.all(
    ['/', '/pricing', '/plans'].map(async (path) => cardsOf(await (await fetch(`${url}${path}`)).text())),
  )
  const ids = ['starter', 'diamond', 'silver', 'gold', 'ira']
  expect([[...(front?.keys() ?? [])], [...(pricing?.keys() ?? [])], [...(all?.keys() ?? [])]]).toEqual([ids, ids, ids.slice(0, 4)])
  const states = (cards = new Map<string, { readonly text: string }>()) =>
    Array.from(cards, ([id, { text }]) => [id, /Fully subscribed|Not offered/.exec(text)?.[0] ?? 'On sale'])
  const sold = [
    ['starter', 'On sale'],
    ['diamond', 'On sale'],
    ['silver', 'Fully subscribed'],
    ['gold', 'Fully subscribed'],
  ]
  expect([states(front), states(pricing), states(all)]).toEqual([
    [...sold, ['ira', 'Not offered']],
    [...sold, ['ira', 'Not offered']],
    sold,
  ])
  // Where two pages have the same term, with one value each, it is the same value.
  const valued = (terms: readonly string[] = []) => terms.filter((term) => !term.endsWith(':') && !term.startsWith('Becomes'))
  for (const [id] of sold) {
    const stated = pricing?.get(id ?? '')?.terms
    expect(stated).toEqual(expect.arrayContaining(valued(front?.get(id ?? '')?.terms)))
    expect(stated).toEqual(expect.arrayContaining(valued(all?.get(id ?? '')?.terms)))
    expect(valued(front?.get(id ?? '')?.terms).length).toBeGreaterThan(5)
    expect(all?.get(id ?? '')?.text).toContain(/Term return: ([\d.]+%)/.exec(String(stated))?.[1])
  }
  expect(pricing?.get('gold')?.terms).toEqual([
    'Term return: 22.00%',
    'APY: 401.73%',
    'Term: 45 days, Mon to Sun',
    'Portfolio: $5,000.00 min., $10,000.00 max.',
    'Daily PNL: 0.48%',
    'Capital returned: Yes, at maturity',
    'Early exit: Any time; 50.00% of accrued is paid',
    'Capacity left: $454.54',
    expect.stringMatching(/^Risk: Paper money only/),
  ])
  for (const page of [front, pricing]) expect(page?.get('ira')?.text).not.toMatch(/\d+%|\$/)
})
