/** The calculator: follows the chosen plan and the amount. An amount outside the plan's range is marked and drawn at the nearest limit. */

import { typedAmount } from '#kernel/format/typed'
import { formatDecimal, formatUsd, parseAmount } from '#kernel/money'
import { announce } from '#web/kit/text/announce.ts'
import { type Choice, firstScreenOf, planPath, withNext } from '#web/shared/session/next.ts'
import { type ExampleTerms, exampleDay, exampleOf, paneHeight } from '../parts/example.ts'

export function enhanceCalculator(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>('[data-calculator]')
  const field = form?.querySelector<HTMLInputElement>('[name=amount]')
  const slider = form?.querySelector<HTMLInputElement>('[type=range]')
  if (!form || !field || !slider) return
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('input', ({ target }) => {
    if (target === slider) field.value = `${slider.value}.00`
    if (target instanceof HTMLInputElement && target.name === 'plan') choose(target, field, slider)
    redraw(form, field, slider)
  })
  form.addEventListener(
    'change',
    ({ target }) =>
      target instanceof HTMLElement &&
      target.dataset.day === undefined &&
      announce(panelOf(form)?.querySelector<HTMLElement>('[data-becomes]')?.innerText ?? ''),
  )
  // The browser keeps what was entered when a page is visited again.
  const kept = chosenIn(form)
  if (kept) choose(kept, field, slider)
  redraw(form, field, slider)
}

function panelOf(form: HTMLFormElement): Element | null {
  return form.querySelector(`[data-panel="${chosenIn(form)?.value}"]`)
}

function chosenIn(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>('[name=plan]:checked')
}

function termsOf({ dataset }: HTMLInputElement): ExampleTerms {
  const { bps = '0', days, min = '0', max = '0' } = dataset
  return { bps: BigInt(bps), days: Number(days), min: BigInt(min), max: BigInt(max) }
}

/** Keeps an amount that the plan accepts, else takes the plan's example. */
function choose(plan: HTMLInputElement, field: HTMLInputElement, slider: HTMLInputElement): void {
  const { min, max } = termsOf(plan)
  const amount = amountIn(field)
  if (amount === null || amount < min || amount > max) field.value = formatDecimal(BigInt(plan.dataset.example ?? '0'))
  slider.min = String(min / 100n)
  slider.max = String(max / 100n)
  const limits = slider.form?.querySelectorAll('[data-limits] > *')
  limits?.forEach((limit, at) => {
    limit.textContent = formatUsd(at === 0 ? min : max).replace(/\.00$/, '')
  })
}

function amountIn(field: HTMLInputElement): bigint | null {
  return parseAmount(typedAmount(field.value) ?? '')
}

function redraw(form: HTMLFormElement, field: HTMLInputElement, slider: HTMLInputElement): void {
  const plan = chosenIn(form)
  if (!plan) return
  const terms = termsOf(plan)
  const amount = amountIn(field)
  field.setAttribute('aria-invalid', String(amount === null || amount < terms.min || amount > terms.max))
  if (amount === null) return
  const capital = amount < terms.min ? terms.min : amount > terms.max ? terms.max : amount
  slider.value = String(capital / 100n)
  const share = (Number(slider.value) - Number(slider.min)) / Math.max(1, Number(slider.max) - Number(slider.min))
  slider.style.setProperty('--fill', `calc(10px + ${share} * (100% - 20px))`)
  slider.setAttribute('aria-valuetext', formatUsd(capital))
  const panel = panelOf(form)
  const mark = panel?.querySelector<HTMLInputElement>('[data-day]')
  const day = mark ? Number(mark.value) : exampleDay(terms)
  const example = exampleOf(terms, capital, day)
  for (const out of panel?.querySelectorAll<HTMLElement>('[data-out]') ?? [])
    out.textContent = out.dataset.out === 'day' ? String(day) : formatUsd(example[out.dataset.out as keyof typeof example])
  const pane = panel?.querySelector<HTMLElement>('[data-pane]')
  pane?.style.setProperty('height', `${paneHeight(terms, capital)}%`)
  if (pane && mark) moveMark(pane, mark, day / terms.days)
  carry({ plan: plan.value, amount: formatDecimal(capital) }, plan.defaultChecked && field.value === field.defaultValue)
}

/** The links that lead on carry what was chosen; an example that was left as it was is no choice. */
function carry(choice: Choice, is_example: boolean): void {
  const invest = document.querySelector(`[data-panel="${choice.plan}"] a[href^="/plans/"]`)
  invest?.setAttribute('href', planPath(choice))
  for (const link of document.querySelectorAll('a[href^="/register"]'))
    link.setAttribute('href', withNext('/register', is_example ? null : firstScreenOf(choice)))
}

/** The mark, the wedge behind it and the line ahead of it. */
function moveMark(pane: HTMLElement, mark: HTMLInputElement, along: number): void {
  pane.style.setProperty('--now', `${along * 100}%`)
  pane.toggleAttribute('data-late', along > 0.5)
  const line = pane.querySelector('line')
  line?.setAttribute('x1', `${along * 100}%`)
  line?.setAttribute('y1', `${(1 - along) * 100}%`)
  mark.setAttribute('aria-valuetext', pane.querySelector('.plate-now')?.textContent ?? '')
}
