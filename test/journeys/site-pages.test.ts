/**
 * The public pages besides the front page: each loads, has its title and canonical address, and is readable in both modes on every
 * screen.
 */
import { expect } from 'vitest'
import { marketKeys } from '#content/market-key'
import { policyVersions } from '#content/policy'
import { openStage, sizes } from './browser.ts'
import { journey, smoke } from './journey.ts'

const stage = openStage()

const TWINS: Readonly<Record<string, string>> = { '/tos': '/terms-and-policy', '/privacy': '/privacy-policy' }
const [, ...former] = policyVersions('terms')
const texts = ['/about', '/terms-and-policy', '/privacy-policy', '/faqs', '/contact', '/risk', '/fees', '/pricing']
const paths = [...texts, ...marketKeys.map((key) => `/market/${key}`), ...former.map((version) => `/terms-and-policy/${version}`)]

/** Every other address of a screen of the app, and the one that it names; with a slash at its end it names the same. */
const SCREEN_TWINS: Readonly<Record<string, string>> = {
  '/plan': '/plans',
  '/plans/': '/plans',
  '/plan/gold': '/plans/gold',
  '/plans/gold/': '/plans/gold',
  '/transaction': '/transactions',
  '/transactions/': '/transactions',
  '/messages/': '/messages',
  '/investments/': '/investments',
  '/home/': '/home',
}

const headOf = `({
  title: document.title,
  description: document.querySelector('meta[name=description]')?.content ?? '',
  headings: document.querySelectorAll('h1').length,
  canonical: new URL(document.querySelector('link[rel=canonical]')?.href ?? 'http://none/none').pathname,
  hidden: document.querySelector('meta[name=robots]')?.content ?? '',
  sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
})`
type Head = { title: string; description: string; headings: number; canonical: string; hidden: string; sideways: number }

journey(
  'shows every page with one heading, a title and an address of its own, at every width',
  async () => {
    const { page, see } = await stage().visit('desktop')
    const titles: string[] = []
    for (const path of paths) {
      const answer = await page.goto(path)
      expect([path, answer?.status()]).toEqual([path, 200])
      const head = (await page.evaluate(headOf)) as Head
      const old = /\d{4}-\d\d-\d\d$/.test(path)
      expect([path, head.headings, head.canonical, head.hidden]).toEqual([path, 1, old ? '/none' : path, old ? 'noindex' : ''])
      expect([path, head.description.length > 40]).toEqual([path, true])
      expect([path, await page.getByText('Sandbox: paper money. Do not send real funds.').first().isVisible()]).toEqual([path, true])
      titles.push(head.title)
      await see(`site${path.replaceAll('/', '-')}`)
      for (const width of [sizes.phone.width, 768]) {
        await page.setViewportSize({ width, height: 844 })
        expect([path, width, ((await page.evaluate(headOf)) as Head).sideways]).toEqual([path, width, 0])
      }
      await page.setViewportSize(sizes.desktop)
    }
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
    for (const [twin, path] of Object.entries(TWINS)) {
      await page.goto(twin)
      expect([twin, ((await page.evaluate(headOf)) as Head).canonical]).toEqual([twin, path])
    }
  },
  240_000,
)

journey('names one address for all that open the same screen of the app, in what the server sends', async () => {
  const { app } = stage()
  const named = async (path: string): Promise<string[]> => {
    const html = await (await fetch(app.url + path, { headers: { accept: 'text/html' } })).text()
    return [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => new URL(href ?? '').pathname)
  }
  for (const [twin, path] of Object.entries(SCREEN_TWINS)) {
    expect([twin, await named(twin)]).toEqual([twin, [path]])
    expect([path, await named(path)]).toEqual([path, [path]])
  }
  expect(await named('/dashboard')).toEqual([])
})

smoke('leads from the contents to a section, opens a question by its name, and to an earlier version of the terms', async () => {
  const { page } = await stage().visit('desktop')
  await page.goto('/about')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Our mission' }).click()
  await page.waitForURL('**/about#mission')
  expect(await page.evaluate(`document.getElementById('mission').getBoundingClientRect().top`)).toBeLessThan(300)
  await page.goto('/faqs#upgrade')
  await page.getByText('A withdrawal never depends on a fee').waitFor()
  expect(await page.getByText('Yes, Monday to Sunday').isVisible()).toBe(false)
  await page.goto('/tos')
  await page.getByRole('navigation', { name: 'Earlier versions' }).getByRole('link').last().click()
  await page.getByText('it is no longer the current version').waitFor()
  await page.getByRole('link', { name: 'Read the current version' }).click()
  await page.waitForURL('**/terms-and-policy')
})

journey('asks support on the contact page, and shows there what the operator gave and nothing else', async () => {
  const { app, visit } = stage()
  const { page } = await visit('phone')
  const sent = await (await fetch(`${app.url}/contact`)).text()
  expect(sent).not.toContain('Not given')
  await page.goto('/contact')
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await page.getByLabel('Email').fill('ada@visitor.test')
  await page.getByLabel('Your question').fill('How do I leave a plan?')
  await page.getByRole('button', { name: 'Send question' }).click()
  await page.getByText('One step left: open our email').waitFor()
  for (const path of ['/contact', '/faqs', '/plans', '/proof', '/login']) {
    await page.goto(path)
    // In the footer's fold on a phone.
    const support = page.locator('a[href="/contact"]', { hasText: /^Support$/ })
    expect([path, await support.count()]).toEqual([path, 1])
  }
  await page.goto('/contact')
  expect(await page.getByText('Sandbox operator, not a company').first().isVisible()).toBe(true)
  expect(await app.anyone.call('GET', '/policies/terms').then(({ status }) => status)).toBe(200)
})

journey('shows on the pricing page each plan’s rate with what it depends on, and the bot whose record it follows', async () => {
  const { page } = await stage().visit('desktop')
  await page.goto('/pricing')
  const starter = page.getByRole('article', { name: 'AI STANDARD PLAN' })
  const terms = (await starter.innerText()).replace(/\s+/g, ' ')
  expect(terms).toMatch(/Term return 10\.00% APY 14,?299\.01% only if repeated all year, which the reserve cannot fund Term 7 days/)
  expect(terms).toMatch(/Early exit .* Capacity left \$[\d,]+\.\d\d Risk Paper money only/)
  expect(await page.getByRole('link', { name: /^Invest Now/ }).count()).toBe(5)
  await page.getByRole('link', { name: 'Bot 1.0, which AI STANDARD PLAN follows' }).click()
  await page.waitForURL('**/bots/1.0')
})

journey('shows on the status page each service as the API has it, and that nothing is invented for days before', async () => {
  const { app, visit } = stage()
  const { page, see } = await visit('phone')
  const { body } = await app.anyone.call('GET', '/status')
  const services = body.data?.services as unknown as readonly { name: string; ok: boolean; starting: boolean }[]
  await page.goto('/status')
  await page.getByRole('heading', { name: 'Proof of solvency' }).waitFor()
  await see('site-status')
  expect(await page.getByText('Operational', { exact: true }).count()).toBe(services.filter(({ ok }) => ok).length)
  const late = services.filter(({ ok }) => !ok)
  expect(await page.getByText('Starting', { exact: true }).count()).toBe(late.filter(({ starting }) => starting).length)
  expect(await page.getByText('Down', { exact: true }).count()).toBe(late.filter(({ starting }) => !starting).length)
  expect(await page.getByRole('img', { name: /^Database over 90 days/ }).count()).toBe(1)
})

journey('answers 404 to an unknown market and to any other unknown page, with a page that leads on', async () => {
  const { page, see } = await stage().visit('phone')
  for (const path of ['/market/tulips', '/terms-and-policy/1999-01-01', '/nothing-here']) {
    const answer = await page.goto(path)
    expect([path, answer?.status()]).toEqual([path, 404])
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  }
  await see('site-404')
  const { body } = await stage().app.anyone.call('GET', '/market/content/gold')
  const banner = await page.request.get(String(body.data?.image_banner))
  expect([banner.status(), banner.headers()['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
})
