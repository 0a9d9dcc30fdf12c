/** A report as plain elements: the result, the liability, and each step with its computed values. */
import { fill } from '#content/fill'
import { commaOf } from '#contract/shared/language'
import { formatMoment } from '#kernel/format/moment'
import { formatUsd } from '#kernel/money'
import { OWED_CLASSES, type Owed, type Report, type ReportStep, type ShownValue } from '#web/entities/verification/index.ts'
import { element } from './elements.ts'
import { language, words } from './own-words.ts'

const { verify } = words

export function drawReport({ holds, owed, steps }: Report): Node {
  const title = holds ? say(verify.holds_other, { epoch: owed?.epoch ?? 0 }) : owed ? verify.broken : verify.unreadable
  const box = element('section', { 'data-holds': String(holds), class: holds ? 'holds' : 'broken' }, element('h2', {}, title))
  if (holds && owed) box.append(element('p', {}, holdsText(owed)), element('p', { class: 'quiet' }, verify.compare))
  const list = element('ol', { 'aria-label': verify.steps }, ...steps.map(drawStep))
  const parts = document.createDocumentFragment()
  parts.append(box, list)
  if (owed) parts.append(element('h2', {}, verify.breakdown), element('p', { class: 'quiet' }, verify.breakdown_help), drawBreakdown(owed))
  return parts
}

function holdsText({ amount, account_id, at, liabilities }: Owed): string {
  const values = {
    amount: formatUsd(amount),
    account: account_id,
    at: at ? formatMoment(language, at, 'minute') : '–',
    total: formatUsd(liabilities ?? 0n),
  }
  return say(verify.holds_help, values)
}

function drawStep({ name, state, why, fault = [], shown }: ReportStep): HTMLElement {
  const item = element('li', { 'data-step': name, 'data-state': state })
  item.append(element('h3', {}, `${verify.step[name]} – `, element('span', { class: state }, verify.states[state])))
  // The saved page has no storage, so no step compares with an earlier check.
  if (why && why in verify.faults) item.append(element('p', { class: 'broken' }, verify.faults[why as keyof typeof verify.faults]))
  if (fault.length > 0) {
    const parties = fault.map((party) => verify.party[party]).join(commaOf(language))
    item.append(element('p', { class: 'broken' }, say(verify.fault, { parties })))
  }
  item.append(element('dl', {}, ...shown.flatMap(drawLine)))
  return item
}

function drawLine(line: ShownValue): readonly HTMLElement[] {
  if (line.name === 'leaf') {
    const { i, hash, position, path } = line
    return pair(say(verify.shown.leaf, { i }), say(verify.shown.leaf_value, { hash, position, path }))
  }
  return pair(verify.shown[line.name], 'cents' in line ? formatUsd(line.cents) : line.text)
}

function drawBreakdown({ breakdown, amount }: Owed): HTMLElement {
  const lines = OWED_CLASSES.flatMap((name) => pair(verify.classes[name], formatUsd(breakdown[name])))
  return element('dl', {}, ...lines, ...pair(verify.total, formatUsd(amount)))
}

function pair(name: string, value: string): readonly HTMLElement[] {
  return [element('dt', {}, name), element('dd', {}, element('bdi', {}, value))]
}

function say(text: string, params: Readonly<Record<string, string | number>>): string {
  return fill(language, text, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])))
}
