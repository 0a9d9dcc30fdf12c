/** The front page, the pricing page and the page of all plans show the same card for a plan, with the terms of GET /plans. */
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
  expect([...(front?.keys() ?? [])]).toEqual(['starter', 'diamond', 'silver', 'gold', 'ira'])
  expect(pricing).toEqual(front)
  const chips = (cards = new Map<string, { readonly text: string }>()) =>
    Array.from(cards, ([id, { text }]) => [
      id,
      /On sale|Fully subscribed|Not offered/.exec(text)?.[0],
      /Invest Now|See the plan$/.exec(text)?.[0],
    ])
  const sold = [
    ['starter', 'On sale', 'Invest Now'],
    ['diamond', 'On sale', 'Invest Now'],
    ['silver', 'Fully subscribed', 'See the plan'],
    ['gold', 'Fully subscribed', 'See the plan'],
  ]
  expect(chips(front)).toEqual([...sold, ['ira', 'Not offered', 'See the plan']])
  expect(chips(all)).toEqual(sold)
  for (const id of ['starter', 'diamond', 'silver', 'gold']) expect([id, front?.get(id)?.terms]).toEqual([id, all?.get(id)?.terms])
  expect(front?.get('gold')?.terms).toEqual([
    'Term return: 22.00%',
    'APY: 401.73%',
    'Term: 45 days, Mon to Sun',
    'Portfolio: $5,000.00 min., $10,000.00 max.',
    'Daily PNL: 0.49%',
    'Capital returned: Yes, at maturity',
    'Early exit: Any time; 50.00% of accrued is paid',
    'Capacity left: $454.54',
    expect.stringMatching(/^Risk: Paper money only/),
  ])
  expect(front?.get('ira')?.text).not.toMatch(/\d+%|\$/)
})
