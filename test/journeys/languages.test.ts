/** The product in other languages than English: chosen without a loss, written from right to left, and the same address in each. */
import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { directionOf, languages } from '#contract/shared/language'
import { openStage, type Size, sizes } from './browser.ts'
import { journey, smoke } from './journey.ts'
import { enter } from './people.ts'

const stage = openStage()
const SITE = ['/', '/faqs', '/pricing', '/market/gold', '/status']
const SCREENS = ['/dashboard', '/plans/starter', '/deposit', '/withdraw', '/transactions']
const MONEY_FIELDS = ['/plans/starter', '/deposit', '/withdraw']

const rootOf = `[document.documentElement.lang, document.documentElement.dir].join(' ')`

/** Every amount on the screen whose sign doesn't precede its digits, or whose digits don't run from left to right. */
const TURNED = `(() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const box = (node, at) => {
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return range.getBoundingClientRect()
  }
  while (walker.nextNode()) {
    const node = walker.currentNode
    // Read out and not drawn.
    if (node.parentElement.closest('#announcer')) continue
    for (const { 0: amount, index } of node.data.matchAll(/[+−]?\\$[\\d,]+\\.\\d\\d/g)) {
      const [first, last] = [box(node, index), box(node, index + amount.length - 1)]
      if (first.width > 0 && first.top === last.top && first.left > last.left) found.push(node.data)
    }
  }
  return found
})()`

/** Whether the sign of the money field is left of its digits. */
const SIGN_BEFORE = `(() => {
  const field = document.querySelector('input[inputmode="decimal"]')
  return field.previousElementSibling.getBoundingClientRect().left < field.getBoundingClientRect().left
})()`

/** How far the header's parts reach out of it, in pixels. */
const SPILLED = `(() => {
  const line = document.querySelector('[data-site-header] > div')
  const { left, right } = line.getBoundingClientRect()
  return [...line.children].reduce((most, part) => {
    const box = part.getBoundingClientRect()
    return Math.round(Math.max(most, box.right - right, left - box.left))
  }, 0)
})()`

async function arrive(size: Size) {
  const visit = await stage().visit(size)
  onTestFinished(() => visit.context.close())
  return visit
}

async function keptLanguage(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'language')?.value
}

smoke('changes the language of a half filled form without a reload, and remembers it', async () => {
  const { page, see } = await arrive('phone')
  // Of a field of the type email Chromium reads strasse.de.
  const typed = 'ada@straße.de'
  await page.goto('/register')
  await page.getByLabel('Email').fill(typed)
  await page.getByLabel('Password', { exact: true }).fill('crisp-otter')
  await page.evaluate(`window.stayed = true`)
  await page.getByLabel('Language').selectOption('ar')
  await page.getByRole('heading', { name: 'إنشاء حساب' }).waitFor()
  expect(await page.evaluate(rootOf)).toBe('ar rtl')
  expect(await page.locator('input[autocomplete="username"]').inputValue()).toBe(typed)
  expect(await page.getByLabel('كلمة المرور', { exact: true }).inputValue()).toBe('crisp-otter')
  expect(await page.evaluate(`window.stayed`)).toBe(true)
  await see('languages-register-ar')
  expect(await keptLanguage(page)).toBe('ar')
  await page.goto('/login')
  await page.getByRole('heading', { name: 'تسجيل الدخول' }).waitFor()
  expect(await page.evaluate(rootOf)).toBe('ar rtl')
})

journey(
  'shows a member the app in Arabic, with every amount from left to right',
  async () => {
    const { app } = stage()
    const member = await app.signUp({ funded: '640', language: 'ar' })
    await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '120' })
    const { page, see } = await arrive('phone')
    // The browser has chosen none: the member's own is taken.
    await enter(page, member.email)
    await page.locator('html[dir="rtl"]').waitFor()
    for (const path of SCREENS) {
      await page.goto(path)
      await page.getByText('$').filter({ visible: true }).first().waitFor()
      await see(`languages${path.replaceAll('/', '-')}-ar`)
      expect([path, await page.evaluate(rootOf), await page.evaluate(TURNED)]).toEqual([path, 'ar rtl', []])
      if (MONEY_FIELDS.includes(path)) expect([path, await page.evaluate(SIGN_BEFORE)]).toEqual([path, true])
    }
    expect(await keptLanguage(page)).toBe('ar')
  },
  240_000,
)

journey(
  'shows the public pages in Arabic',
  async () => {
    const { page, see } = await arrive('desktop')
    for (const path of SITE) {
      await page.goto(`/ar${path === '/' ? '' : path}`)
      await see(`languages-site${path.replaceAll('/', '-')}-ar`)
      expect([path, await page.evaluate(rootOf), await page.evaluate(TURNED)]).toEqual([path, 'ar rtl', []])
    }
  },
  240_000,
)

journey('has room for the words of every language in the header and the plans, at every width', async () => {
  const { page } = await arrive('desktop')
  for (const language of languages) {
    await page.goto(language === 'en' ? '/pricing' : `/${language}/pricing`)
    for (const width of [390, 992, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const sideways = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
      expect([language, width, await page.evaluate(SPILLED), sideways]).toEqual([language, width, 0, 0])
    }
  }
})

journey('leads from a public page to the same in another language, keeps the choice and takes it along into the app', async () => {
  const { page } = await arrive('desktop')
  await page.goto('/about')
  await page.getByLabel('Language: English').click()
  await page.getByRole('link', { name: 'Deutsch' }).first().click()
  await page.waitForURL('**/de/about')
  expect([await page.evaluate(rootOf), await keptLanguage(page)]).toEqual(['de ltr', 'de'])
  await page.getByRole('link', { name: 'Registrieren' }).first().click()
  await page.waitForURL('**/register')
  await page.getByRole('heading', { name: 'Registrieren' }).waitFor()
  expect(await page.evaluate(rootOf)).toBe('de ltr')
  // And back out of the app to the page in the same language.
  await page.getByRole('link', { name: 'Clearterm' }).first().click()
  await page.waitForURL('**/de')
})

journey('names in each language of a page all its languages and its own address, and all of them in the sitemap', async () => {
  const { url } = stage().app
  const read = async (path: string) => (await fetch(url + path, { headers: { accept: 'text/html' } })).text()
  const sitemap = await read('/sitemap.xml')
  for (const path of SITE) {
    const addresses = languages.map((language) => (language === 'en' ? path : `/${language}${path === '/' ? '' : path}`))
    for (const [at, address] of addresses.entries()) {
      const html = await read(address)
      const language = languages[at] ?? 'en'
      const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)]
      expect([address, /<html lang="(\w\w)" dir="(\w+)"/.exec(html)?.slice(1)]).toEqual([address, [language, directionOf(language)]])
      expect([address, /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]]).toEqual([address, expect.stringMatching(`[^/]${address}$`)])
      expect(alternates.map(([, lang, href]) => [lang, new URL(href ?? '').pathname])).toEqual([
        ...languages.map((lang, place) => [lang, addresses[place]]),
        ['x-default', path],
      ])
      expect([address, new RegExp(`<loc>[^<]*[^/]${address}</loc>`).test(sitemap)]).toEqual([address, true])
    }
  }
})

/** Where the parts of the page begin. */
const BEGIN = `JSON.stringify([...document.querySelectorAll('body > *:not([data-offer]), main > *')].map((one) => one.getBoundingClientRect().top))`

async function arriveAsking(locale: string, size: Size = 'phone') {
  const { context } = await arrive(size)
  const asking = await context
    .browser()
    ?.newContext({ locale, baseURL: stage().app.url, viewport: sizes[size], reducedMotion: 'reduce', serviceWorkers: 'block' })
  if (!asking) throw new Error('no browser')
  onTestFinished(() => asking.close())
  return asking.newPage()
}

journey('offers the language that the browser asks for in one line, moves nothing, and leads to the same page in it', async () => {
  const page = await arriveAsking('fr-CA')
  await page.goto('/faqs')
  const offer = page.getByRole('complementary', { name: 'Langue' })
  const read = offer.getByRole('link', { name: 'Lire cette page en français' })
  await read.waitFor()
  expect(await page.evaluate(rootOf)).toBe('en ltr')
  expect([await page.locator('[data-offer]:not([hidden])').count(), await offer.getAttribute('lang')]).toEqual([1, 'fr'])
  const begin = await page.evaluate(BEGIN)
  await page.evaluate(`document.querySelector('[data-offer="fr"]').hidden = true`)
  expect(await page.evaluate(BEGIN)).toBe(begin)
  await page.evaluate(`document.querySelector('[data-offer="fr"]').hidden = false`)
  const box = await offer.boundingBox()
  expect([(box?.y ?? 0) + (box?.height ?? 0), (box?.height ?? 99) < 50]).toEqual([sizes.phone.height, true])
  await read.click()
  await page.waitForURL('**/fr/faqs')
  expect([await page.evaluate(rootOf), await keptLanguage(page)]).toEqual(['fr ltr', 'fr'])
})

journey('offers no language again to who stays in English, nor to who asks for English or for one that we have not', async () => {
  const page = await arriveAsking('ar')
  await page.goto('/about')
  const offer = page.locator('[data-offer]:not([hidden])')
  await offer.getByRole('button', { name: 'البقاء على الإنجليزية' }).click()
  expect([await offer.count(), await keptLanguage(page)]).toEqual([0, 'en'])
  for (const path of ['/pricing', '/plans']) {
    await page.goto(path)
    await page.getByText('Early exit').filter({ visible: true }).first().waitFor()
    expect([path, await offer.count()]).toEqual([path, 0])
  }
  for (const locale of ['en-GB', 'nl-NL']) {
    const other = await arriveAsking(locale)
    await other.goto('/pricing')
    await other.locator('[data-mode-toggle][aria-pressed]').waitFor()
    expect([locale, await other.locator('[data-offer]:not([hidden])').count()]).toEqual([locale, 0])
  }
})

journey.each(['/plans', '/login'])('offers it on a screen too, whose address is the same in all languages: %s', async (path) => {
  const page = await arriveAsking('es-MX', 'desktop')
  await page.goto(path)
  await page.getByRole('link', { name: 'Leer esta página en español' }).click()
  await expect.poll(() => page.evaluate(rootOf)).toBe('es ltr')
  expect([new URL(page.url()).pathname, await keptLanguage(page), await page.locator('[data-offer]').count()]).toEqual([path, 'es', 0])
})

journey('offers it within the app, and changes it where one is', async () => {
  const page = await arriveAsking('es-MX', 'desktop')
  await page.goto('/forgot-password')
  await page.evaluate('window.stayed = true')
  await page.getByRole('button', { name: 'Leer esta página en español' }).click()
  await expect.poll(() => page.evaluate(rootOf)).toBe('es ltr')
  await expect.poll(() => page.locator('[data-offer]').count()).toBe(0)
  expect([await page.evaluate('window.stayed'), new URL(page.url()).pathname, await keptLanguage(page)]).toEqual([
    true,
    '/forgot-password',
    'es',
  ])
})

smoke('takes the digits of any keyboard in an amount and in a code, and asks where an amount means two', async () => {
  const { app } = stage()
  const ada = await app.member({ funded: '900' })
  const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
  await ada.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address }] } })
  const { page } = await arrive('phone')
  await enter(page, ada.email, '/withdraw')
  const amount = page.getByLabel('Amount').last()
  await amount.fill('1.000')
  for (const meant of ['$1,000.00', '$1.00']) await page.getByRole('button', { name: `Did you mean ${meant}?` }).waitFor()
  await amount.fill('500.005')
  await page.getByText('At most two decimals, such as 500.50.').waitFor()
  expect(await page.getByRole('button', { name: /^Did you mean/ }).count()).toBe(0)
  await amount.fill('٢٠٫٥٠')
  await page
    .getByRole('button', { name: /withdraw/i })
    .last()
    .click()
  const dialog = page.getByRole('dialog')
  const code = await app.codeFor(ada.email, 'code:withdrawal')
  await dialog.getByLabel('Code').fill([...code].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join(''))
  // The last digit sends it.
  await dialog.waitFor({ state: 'detached' })
  const { body } = await ada.call('GET', '/me/transactions')
  expect(body.data?.[0]?.amount).toBe('20.50')
})
