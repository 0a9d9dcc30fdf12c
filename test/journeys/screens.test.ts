/**
 * The app's public screens as the server sends them: they say what they are about before any script has run, and stay where they are when
 * React takes them over.
 */

import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { textIn } from '#content/languages'
import { statNames } from '#contract/shared/stat-name'
import { formatUsd } from '#kernel/money'
import { PASSWORD } from '../support/assembled.ts'
import { appIsThere, openStage, type Size, sizes, TWO_FRAMES } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter, signUpUnverified } from './people.ts'

const stage = openStage()
const MAX_SHIFT = 0.02

type Plan = {
  readonly id: string
  readonly name: string
  readonly on_sale: boolean
  readonly percent: string
  readonly apy_percent: string
  readonly daily_percent: string
  readonly min: string
  readonly capacity_left: string
}

async function sent(path: string): Promise<string> {
  return (await fetch(stage().app.url + path, { headers: { accept: 'text/html' } })).text()
}

/** Without tags, and with the letters that HTML writes otherwise. */
function words(html: string): string {
  return html
    .replace(/<(style|script|title)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
}

const dollars = (amount: string): string => formatUsd(BigInt(amount.replace('.', '')))
const whole = (amount: string): string => dollars(amount).replace('.00', '')
const grouped = (percent: string): string => `${percent.replace(/\B(?=(\d{3})+(?!\d)(?=.*\.))/g, ',')}%`

/** What each screen shows without scripts. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  '/plans': [
    'APY applies only if repeated all year, which the reserve cannot fund',
    'Risk These rates are far above what any real investment pays.',
    'Which term suits you?',
    'Listed, not offered',
  ],
  '/plan': ['Which term suits you?'],
  '/plans/gold': ['How the return builds up in', 'Features', 'Log in'],
  '/investments': ['How an investment works'],
  '/ira-form': ['IRA', 'retirement'],
  '/proof': ['How it works'],
  '/live-trades': ['fill'],
  '/bots': ['Nine coins in equal parts', 'Follows bots 1.0 to 5.0 at once'],
  '/forecasts': ['Forecasts are not advice. No plan depends on them.', 'Being computed'],
  '/forecasts/bitcoin': ['Being computed', 'Model cards'],
  '/market': ['All coins'],
  '/login': ['Log in', 'Forgot password?'],
  '/register': ['Sign Up', 'First name'],
  '/verify-account': ['Verify account', 'Code'],
  '/stats/custody': ['Held in custody', 'Settled deposits and the operator’s own money'],
}

journey('sends every plan with the terms and the capacity that GET /plans says, and no other plan’s', async () => {
  const { body } = await stage().app.anyone.call('GET', '/plans')
  const plans = body.data as unknown as readonly Plan[]
  const html = await sent('/plans')
  const text = words(html)
  for (const { id, name, on_sale, percent, apy_percent, daily_percent, min, capacity_left } of plans) {
    const card = new RegExp(`<article aria-labelledby="plan-${id}".*?</article>`, 's').exec(html)?.[0] ?? null
    if (!on_sale) {
      expect([id, card]).toEqual([id, null])
      expect(text).toContain(`${name} Not offered`)
      continue
    }
    const shown = words(card ?? '')
    for (const term of [name, grouped(percent), grouped(apy_percent), grouped(daily_percent), whole(min), dollars(capacity_left)])
      expect([id, shown.includes(term), term]).toEqual([id, true, term])
  }
  expect(html).not.toContain('live-when')
})

journey('sends of one plan what GET /plans says of it; of one that is not sold no figure', async () => {
  const { body } = await stage().app.anyone.call('GET', '/plans')
  for (const plan of body.data as unknown as readonly (Plan & { readonly description: string; readonly features: readonly string[] })[]) {
    const html = await sent(`/plans/${plan.id}`)
    const text = words(html)
    expect(/<title>([^<]*)</.exec(html)?.[1]).toBe(`${plan.name} plan · Clearterm`)
    expect([plan.id, text.includes(`see what ${plan.name} pays, and when`)]).toEqual([plan.id, true])
    for (const shown of [plan.name, plan.description]) expect([plan.id, shown, text.includes(shown)]).toEqual([plan.id, shown, true])
    if (!plan.on_sale) {
      expect([plan.id, text.includes('Not offered'), /\d%/.test(text)]).toEqual([plan.id, true, false])
      continue
    }
    const least = whole(plan.min)
    const terms = [
      grouped(plan.percent),
      grouped(plan.apy_percent),
      grouped(plan.daily_percent),
      least,
      dollars(plan.capacity_left),
      ...plan.features,
    ]
    for (const shown of terms) expect([plan.id, shown, text.includes(shown)]).toEqual([plan.id, shown, true])
  }
})

journey('says what a screen is about before any script has run, with one heading and no figure missing', async () => {
  for (const [path, shown] of Object.entries(TEXTS)) {
    const html = await sent(path)
    const text = words(html)
    expect([path, html.match(/<h1/g)?.length]).toEqual([path, 1])
    for (const one of shown) expect([path, one, text.includes(one)]).toEqual([path, one, true])
  }
})

journey('names every public figure in a head of its own, and in the sitemap', async () => {
  const sitemap = await sent('/sitemap.xml')
  const titles: string[] = []
  for (const name of statNames) {
    const html = await sent(`/stats/${name}`)
    const { title, definition } = textIn('en', 'stats')[name]
    expect([name, /<title>([^<]*)</.exec(html)?.[1]]).toEqual([name, `${title} · Clearterm`])
    expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#x27;', "'")).toBe(definition)
    expect(html).toContain(`/stats/${name}"/>`)
    expect(sitemap).toContain(`/stats/${name}</loc>`)
    titles.push(title)
  }
  expect(new Set(titles).size).toBe(statNames.length)
})

journey('reads without script, plans and links and all', async () => {
  const visit = await stage().visit('desktop')
  const browser = visit.context.browser()
  const context = await browser?.newContext({ javaScriptEnabled: false, baseURL: stage().app.url, viewport: sizes.phone })
  onTestFinished(async () => {
    await context?.close()
    await visit.context.close()
  })
  const page = await context?.newPage()
  if (!page) throw new Error('no page')
  await page.goto('/plans')
  const gold = page.getByRole('article', { name: 'Gold' })
  await gold.scrollIntoViewIfNeeded()
  expect(await gold.innerText()).toContain('Capacity left')
  expect(await page.getByText('Live lists and forms need JavaScript').isVisible()).toBe(true)
  await gold.getByRole('link', { name: 'Invest Now' }).click()
  await page.waitForURL('**/plans/gold')
  await page.goto('/ira-form')
})

/** The scripts that hydrate a screen; the page's small inline script isn't one of them. */
const LATER_SCRIPTS = /\/assets\/(?!(?:screen|entry|plain|before|rolldown-runtime)-)[^/]*\.js$/

/** The later scripts of the page wait until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(LATER_SCRIPTS, (route) => held.then(() => route.continue()))
  return () => goOn()
}

smoke('comes to life as a page, in the reader’s language; a member gets the app at the same address', async () => {
  const [, app = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(await sent('/dashboard')) ?? []
  const html = await sent('/plans')
  expect(html.includes(app)).toBe(false)
  const member = await stage().app.member({})
  const { page, context } = await stage().visit('phone')
  onTestFinished(() => context.close())
  await page.goto('/plans')
  await appIsThere(page)
  await context.addCookies([{ name: 'language', value: 'es', url: page.url() }])
  await page.goto('/plans')
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
  expect(await page.locator('h1').innerText()).toBe('Planes')
  await appIsThere(page)
  await context.clearCookies()
  await enter(page, member.email, '/plans')
  await page.goto('/plans')
  await appIsThere(page)
  expect([await page.locator('#screen').count(), (await page.locator('#root > *').count()) > 0]).toEqual([0, true])
})

journey('fetches no more script until its reader is there, but where something moves', async () => {
  const { page, context } = await stage().visit('desktop')
  onTestFinished(() => context.close())
  const later: string[] = []
  page.on('request', (request) => void (LATER_SCRIPTS.test(request.url()) && later.push(request.url())))
  await page.goto('/plans', { waitUntil: 'networkidle' })
  expect(later).toEqual([])
  await page.mouse.wheel(0, 200)
  await page.locator('#screen[data-hydrated]').waitFor({ state: 'attached' })
  for (const path of ['/home', '/market', '/live-trades', '/bots/5.0']) {
    await page.goto(path)
    await page.locator('#screen[data-hydrated]').waitFor({ state: 'attached' })
  }
})

journey('logs in who typed and sent the form before it came to life', async () => {
  const member = await stage().app.member({})
  const { page, context } = await stage().visit('phone')
  onTestFinished(() => context.close())
  const goOn = await holdScripts(page)
  await page.goto('/login?next=/messages', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  goOn()
  await page.waitForURL('**/messages')
})

smoke('sends a code that was pasted before it came to life and before its email was there', async () => {
  const email = 'pasted@member.test'
  await signUpUnverified(stage().app, email)
  const { page, context } = await stage().visit('phone')
  onTestFinished(() => context.close())
  const goOn = await holdScripts(page)
  await page.goto('/verify-account', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Code').fill(await stage().app.codeFor(email, 'code:verify'))
  await page.getByLabel('Email').fill(email)
  goOn()
  await page.getByText('Account verified successfully, Please Login!').waitFor()
})

smoke('sends a code that the phone fills in, where the field has the focus already and nothing is pressed', async () => {
  const email = 'filled@member.test'
  await signUpUnverified(stage().app, email)
  const { page, context } = await stage().visit('phone')
  onTestFinished(() => context.close())
  await page.addInitScript(`sessionStorage.setItem('verify-email', '${email}')`)
  await page.goto('/verify-account')
  await page.getByLabel('Code').and(page.locator(':focus')).waitFor()
  await page.getByLabel('Code').fill(await stage().app.codeFor(email, 'code:verify'))
  await page.getByText('Account verified successfully, Please Login!').waitFor()
})

journey('does what was clicked and keeps what was typed before it came to life', async () => {
  const { page, context } = await stage().visit('desktop')
  onTestFinished(() => context.close())
  const goOn = await holdScripts(page)
  await page.goto('/ira-form', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Email').first().fill('ann@example.com')
  await page.getByRole('button', { name: 'Submit' }).click()
  goOn()
  await appIsThere(page)
  await page.getByText('All fields are required!').first().waitFor()
  expect(page.url().endsWith('/ira-form')).toBe(true)
  expect(await page.getByLabel('Email').first().inputValue()).toBe('ann@example.com')
})

/**
 * Asks `/between`, and does nothing until the answer, once React has the root and not yet the form: it takes the form within the event of
 * what is clicked meanwhile. React marks what it has taken, and works in tasks of a channel, between which this looks.
 */
const WAIT_WHILE_REACT_TAKES_OVER = `{
  const channel = new MessageChannel()
  const ask = () => {
    const request = new XMLHttpRequest()
    request.open('GET', '/between', false)
    request.send()
  }
  channel.port1.onmessage = () => {
    const screen = document.getElementById('screen')
    const root = screen && Object.entries(screen).find(([key]) => key.startsWith('__reactContainer'))?.[1]
    if (root?.stateNode?.current?.child) ask()
    else channel.port2.postMessage(null)
  }
  channel.port2.postMessage(null)
}`

smoke('sends the form that was sent while it came to life, and moves nothing under the pointer', async () => {
  const { page, context } = await stage().visit('desktop')
  onTestFinished(() => context.close())
  await page.addInitScript(WAIT_WHILE_REACT_TAKES_OVER)
  const goOn = await holdScripts(page)
  await page.route('**/between', async (route) => {
    // Queued: the page does nothing meanwhile.
    const clicked = [page.mouse.down(), page.mouse.up()]
    await new Promise((then) => setTimeout(then, 300))
    await Promise.all([route.fulfill({ body: '' }), ...clicked])
  })
  await page.goto('/register', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Email').fill('ann@example.com')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  const button = page.getByRole('button', { name: 'Continue' })
  const place = await button.boundingBox()
  await button.hover()
  goOn()
  await page.getByLabel('First name').waitFor()
  await page.goBack()
  await page.getByText('Strong.').waitFor()
  expect(await button.boundingBox()).toEqual(place)
})

for (const size of ['phone', 'desktop'] as const satisfies readonly Size[]) {
  journey(
    `leaves a reader where they are when the page comes to life, on a ${size}: on the same link, as far down, with the same menu open`,
    async () => {
      const { page, context } = await stage().visit(size)
      onTestFinished(() => context.close())
      const goOn = await holdScripts(page)
      await page.goto('/plans', { waitUntil: 'domcontentloaded' })
      const menus = size === 'desktop' ? 1 : 0
      if (menus) await page.locator('header summary').first().click()
      const link = page.getByRole('article', { name: 'IRA/401K' }).getByRole('link', { name: 'Invest Now' })
      await link.focus()
      // On a desktop the link is in the first window already.
      if (menus) await page.evaluate('scrollTo(0, 120)')
      await page.evaluate(TWO_FRAMES)
      const place = await link.boundingBox()
      expect(await page.evaluate('scrollY')).toBeGreaterThan(0)
      goOn()
      await appIsThere(page)
      await page.evaluate(TWO_FRAMES)
      expect(await link.boundingBox()).toEqual(place)
      expect(await link.and(page.locator(':focus')).count()).toBe(1)
      expect(await page.locator('header details[open]').count()).toBe(menus)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/plans/ira')
    },
  )
}

/** How far the elements have shifted. */
const watch = `{
  window.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}`

for (const size of ['phone', 'desktop'] as const satisfies readonly Size[]) {
  journey(
    `comes to life without a fault and without moving anything, on a ${size}`,
    async () => {
      const { page, context, see } = await stage().visit(size)
      onTestFinished(() => context.close())
      await context.addInitScript(watch)
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(`${new URL(page.url()).pathname}: ${error.message}`))
      for (const path of Object.keys(TEXTS)) {
        await page.goto(path)
        const before = await page.locator('h1').boundingBox()
        await appIsThere(page)
        await page.waitForTimeout(500)
        expect([path, await page.locator('h1').boundingBox()]).toEqual([path, before])
        const shift = (await page.evaluate('window.shift')) as number
        expect([path, shift <= MAX_SHIFT, shift]).toEqual([path, true, shift])
      }
      expect(faults).toEqual([])
      await see('screens')
    },
    120_000,
  )
}
