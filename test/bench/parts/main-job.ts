/**
 * From the landing page to a running plan, for a script that knows the goal and what a person knows of themselves, and reads the rest on
 * the screen: it fills the required fields that it sees by their labels, then presses what leads on by its name. Counts the interactions,
 * the seconds of the machine, and the seconds that a person would take by the keystroke-level model (Card, Moran and Newell 1980: 1.35 s to
 * decide, 1.1 s to point, 0.28 s a key).
 */
import type { BrowserContext, Page } from 'playwright-core'
import { mailboxPath } from '../../support/mailbox-path.ts'
import { PASSWORD } from './instance.ts'
import { type Row, round } from './setup.ts'

const EMAIL = `reader-${Date.now()}@member.test`
const SECONDS = { decide: 1.35, point: 1.1, key: 0.28 }
const WAIT_MS = 10_000

const KNOWN: readonly (readonly [label: RegExp, text: string])[] = [
  [/^Email/, EMAIL],
  [/^(Confirm p|P)assword/, PASSWORD],
  [/^First name/, 'Ada'],
  [/^Last name/, 'Lovelace'],
  [/^Phone/, '+1 415 555 0100'],
]

const ADDS_MONEY = /^Add .* of paper money/

/** The nearer to the goal, the earlier. */
const GOALS = [/^Invest Now/, /^Starter/, ADDS_MONEY, /^Continue/, /^Sign up/i, /^Log in$/, /^Start with paper money/] as const

type Control = { readonly at: number; readonly name: string; readonly kind: 'field' | 'choice' | 'box' | 'press'; readonly empty: boolean }

/** What can be used in the window, in the open dialog if there is one. Each is marked with its number. */
const READ = `(() => {
  const inWindow = (one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  const dialogs = [...document.querySelectorAll('[role="dialog"], dialog[open]')].filter((one) => one.checkVisibility())
  const within = dialogs.at(-1) ?? document.querySelector('main') ?? document.body
  if (within.querySelector('[aria-busy=true]')) return []
  const shown = [...within.querySelectorAll('input, select, button, a[href]')].filter((one) => one.checkVisibility() && !one.disabled && one.ariaDisabled !== 'true' && inWindow(one))
  for (const one of document.querySelectorAll('[data-read]')) one.removeAttribute('data-read')
  return shown.map((one, at) => {
    one.setAttribute('data-read', at)
    const label = one.labels?.[0]?.textContent ?? one.ariaLabel ?? one.textContent
    const kind = one.matches('select') ? 'choice' : one.type === 'checkbox' ? 'box' : one.matches('input') ? 'field' : 'press'
    return { at, name: label.trim().replace(/\\s+/g, ' '), kind, empty: one.type === 'checkbox' ? !one.checked : one.value === '' }
  })
})()`

/** By name, and how many dialogs are open. What led on once is not pressed a second time, unless money was added meanwhile. */
const pressed = new Set<string>()
const totals = { interactions: 0, person: 0 }

function count(what: string, keys: number): void {
  totals.interactions += 1
  totals.person += SECONDS.decide + SECONDS.point + keys * SECONDS.key
  console.error(`${String(totals.interactions).padStart(2)} ${what}`)
}

async function mailedCode(page: Page): Promise<string> {
  const { data } = await (await page.request.get(`/api/v1${mailboxPath(EMAIL)}`)).json()
  const mail = data.find(({ kind }: { readonly kind: string }) => kind === 'code:verify')
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? ''
}

async function fill(page: Page, { at, name, kind }: Control): Promise<boolean> {
  const field = page.locator(`[data-read="${at}"]`)
  if (kind === 'choice') await field.selectOption({ index: 1 })
  else if (kind === 'box') await field.check()
  else {
    const text = /^Code/.test(name) ? await mailedCode(page) : KNOWN.find(([label]) => label.test(name))?.[1]
    if (!text) return false
    await field.fill(text)
    count(`type in "${name}"`, text.length)
    return true
  }
  count(`choose "${name}"`, 1)
  return true
}

/** False: nothing on the screen leads on, for now. */
async function step(page: Page): Promise<boolean> {
  const controls = (await page.evaluate(READ)) as readonly Control[]
  const dialogs = await page.getByRole('dialog').count()
  const placed = (name: string) => `${dialogs} ${name}`
  const goal = GOALS.flatMap((wanted) =>
    controls.filter(({ kind, name }) => kind === 'press' && wanted.test(name) && !pressed.has(placed(name))),
  )[0]
  const fields = controls.filter(({ kind }) => kind === 'field')
  const isKnown = ({ name, kind }: Control) => kind !== 'field' || /^Code/.test(name) || KNOWN.some(([label]) => label.test(name))
  const empty = fields.some(isKnown) ? controls.find((one) => one.kind !== 'press' && one.empty && isKnown(one)) : undefined
  if (empty) return fill(page, empty)
  if (!goal) return false
  await page.locator(`[data-read="${goal.at}"]`).click()
  if (ADDS_MONEY.test(goal.name)) pressed.clear()
  pressed.add(placed(goal.name))
  count(`press "${goal.name}"`, 1)
  return true
}

async function isRunning(page: Page): Promise<boolean> {
  const answer = await page.request.get('/api/v1/me/investments')
  return answer.ok() && (await answer.json()).data.length > 0
}

export async function doMainJob(context: BrowserContext): Promise<Row> {
  const page = await context.newPage()
  const begun = performance.now()
  await page.goto('/')
  // A control that was drawn again is not waited for.
  page.setDefaultTimeout(2_000)
  let idle_since = performance.now()
  while (!(await isRunning(page))) {
    // A screen that changes under the reader is read again.
    if (await step(page).catch(() => false)) idle_since = performance.now()
    else if (performance.now() - idle_since > WAIT_MS)
      throw new Error(`nothing leads on at ${page.url()}: ${JSON.stringify(await page.evaluate(READ))}`)
    else await page.waitForTimeout(100)
  }
  const { interactions, person } = totals
  await context.close()
  return { interactions, 'seconds of the machine': round((performance.now() - begun) / 1000, 1), 'seconds of a person': round(person, 0) }
}
