/**
 * The main screens as two more engines than axe see them, in both colour modes and two sizes: nothing is found that has no answer. And at a
 * zoom of 400 %: bars leave the window to the page.
 */
import { beforeAll, expect } from 'vitest'
import { scriptedFeed } from '#test/support/prices.ts'
import { DRAW_ALL, openStage, type Size, sizes } from './browser.ts'
import { ANSWERED, findingsOf } from './engines.ts'
import { journey, smoke } from './journey.ts'
import { fillMainScreens, READERS, type Reader, walkMainScreens } from './main-screens.ts'

const feed = scriptedFeed()
const stage = openStage({ feed })
const used = new Set<number>()

beforeAll(() => fillMainScreens(stage(), feed))

async function findingsOn(who: Reader, size: Size, paths?: readonly string[]): Promise<string[]> {
  const open: string[] = []
  await walkMainScreens(stage(), { who, size, ...(paths ? { paths } : {}) }, async (page, path) => {
    if (path === '/plans/starter') {
      await page.getByRole('button', { name: /Invest Now/ }).click()
      await page.getByRole('dialog').waitFor()
    }
    await page.evaluate(DRAW_ALL)
    for (const mode of ['dark', 'light']) {
      await page.evaluate(`document.documentElement.dataset.mode = '${mode}'`)
      const found = await findingsOf(page)
      for (const at of found.answered) used.add(at)
      open.push(...found.open.map((finding) => `${path}, ${size}, ${mode}: ${finding}`))
    }
  })
  return open
}

smoke('finds nothing unanswered on the front page of a phone and on the dashboard', async () => {
  expect(await findingsOn('visitor', 'phone', ['/'])).toEqual([])
  expect(await findingsOn('member', 'desktop', ['/dashboard'])).toEqual([])
})

for (const size of Object.keys(sizes) as Size[])
  for (const who of READERS)
    journey(`finds nothing unanswered on the main screens of a ${who} on a ${size}`, async () => {
      expect(await findingsOn(who, size)).toEqual([])
    })

journey('has no answer to what is not found any more', () => {
  expect(ANSWERED.filter((_, at) => !used.has(at))).toEqual([])
})

/** The share of the window under what stays in place, here and further down. */
const COVERED = `(() => {
  const COUNT = 32
  const stays = (one) => one !== null && (['fixed', 'sticky'].includes(getComputedStyle(one).position) || stays(one.parentElement))
  const places = [...Array(COUNT * COUNT).keys()].map((n) => [((n % COUNT) + 0.5) / COUNT * innerWidth, (Math.floor(n / COUNT) + 0.5) / COUNT * innerHeight])
  const share = () => places.filter(([x, y]) => stays(document.elementFromPoint(x, y))).length / places.length
  return Math.max(...[0, 400, document.documentElement.scrollHeight].map((top) => (scrollTo(0, top), share())))
})()`
const MAX_COVERED = 0.25

journey('leaves three quarters of the window to the page at a zoom of 400 %, without scrolling sideways', async () => {
  const wrong: unknown[] = []
  // The bars of a phone are seen by the same measure.
  await walkMainScreens(stage(), { who: 'member', size: 'phone', paths: ['/dashboard'] }, async (page) => {
    expect(await page.evaluate(COVERED)).toBeGreaterThan(0.05)
  })
  for (const who of READERS)
    await walkMainScreens(stage(), { who, size: 'phone', zoomed: true }, async (page, path) => {
      const covered: number = await page.evaluate(COVERED)
      const sideways = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
      if (covered > MAX_COVERED || sideways !== 0) wrong.push({ path, covered, sideways })
    })
  expect(wrong).toEqual([])
})
