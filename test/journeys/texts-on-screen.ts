/** Finds the entries of a table of texts (test/specification/texts.ts) on a screen. */
import type { Locator, Page } from 'playwright-core'
import type { Entry, Screen } from '../specification/texts.ts'
import { DRAW_ALL } from './browser.ts'

const PATIENCE_MS = 8_000

/** With what is known only at the run in the place of `:deposit` and its like. */
export function filledIn(screen: Screen, placeholders: Readonly<Record<string, string>>): Screen {
  const text = JSON.stringify(screen).replace(/:([a-z]+)\b/g, (all, name: string) => placeholders[name] ?? all)
  return JSON.parse(text) as Screen
}

/** What is not there in good time. A screen is scrolled, since some of it is fetched when it comes near. */
export async function missingFrom(page: Page, entries: readonly Entry[]): Promise<readonly Entry[]> {
  const until = performance.now() + PATIENCE_MS
  await page.evaluate(DRAW_ALL)
  let missing = entries
  for (;;) {
    const found = await Promise.all(missing.map((entry) => isThere(page, entry)))
    missing = missing.filter((_entry, at) => !found[at])
    if (missing.length === 0 || performance.now() > until) return missing
    await page.mouse.wheel(0, 900)
    await page.waitForTimeout(50)
  }
}

async function isThere(page: Page, entry: Entry): Promise<boolean> {
  const scope = entry.in === 'page' ? page.locator('body') : page.getByRole(entry.in ?? 'main').first()
  if (entry.element === 'eyebrow') return (await scope.locator('.eyebrow').allInnerTexts()).includes(entry.text)
  if (entry.element === 'term') return (await termsIn(scope)).some((term) => isTerm(term, entry))
  const found = narrowed(page, located(scope, entry), entry)
  if ((await found.count()) < (entry.times ?? 1)) return false
  return (
    entry.value === undefined ||
    (await found
      .first()
      .inputValue({ timeout: 1_000 })
      .catch(() => null)) === entry.value
  )
}

function isTerm([term, value]: readonly (string | undefined)[], entry: Entry): boolean {
  return term === entry.text && (entry.value === undefined ? Boolean(value) : value === entry.value)
}

/** Each with what follows it. */
function termsIn(scope: Locator): Promise<readonly (string | undefined)[][]> {
  return scope.locator('dt').evaluateAll((terms) => terms.map((one) => [one.innerText, one.nextElementSibling?.innerText]))
}

function located(scope: Locator, { element, text }: Entry): Locator {
  switch (element) {
    case 'text':
      return scope.getByText(text, { exact: true }).filter({ visible: true })
    case 'part':
      return scope.getByText(text).filter({ visible: true })
    case 'file':
      return scope.getByLabel(text).and(scope.locator('input[type=file]'))
    case 'eyebrow':
    case 'term':
      throw new Error(`${element} is read otherwise`)
    default:
      return scope.getByRole(element, { name: text, exact: true })
  }
}

function narrowed(page: Page, found: Locator, { href, placeholder, accept, state }: Entry): Locator {
  const attributes = Object.entries({ href, placeholder, accept }).map(([name, value]) =>
    value === undefined ? '' : `[${name}="${value}"]`,
  )
  const states = { checked: ':checked', selected: ':is([aria-selected="true"], :checked)', disabled: ':disabled' }
  const selector = attributes.join('') + (state ? states[state] : '')
  return selector ? found.and(page.locator(selector)) : found
}
