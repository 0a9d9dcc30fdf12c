/** A statement as a PDF. The whole period is in memory while it is drawn, so it has a limit; CSV has none. */
import { fill } from '#content/fill'
import { sayValue, textIn } from '#content/languages'
import type { Translation } from '#content/translated'
import type { Language } from '#contract/shared/language'
import { formatMoment } from '#kernel/format/moment'
import { formatUsd } from '#kernel/money'
import { type Block, type Cell, drawPdf, type Fact, type FigureLine } from '#server/documents'
import { memberAccounts } from '#server/ledger'
import { describePosting } from './describe-posting.ts'
import { lastDay, periodName } from './period.ts'
import { inAll, type Statement, type StatementLine } from './statement.ts'
import { type Change, drawBalance, summarise } from './summarise.ts'

export const MAX_PRINTED = 20_000

export type Holder = { readonly id: string; readonly full_name: string; readonly email: string }

/** Null when the period has more postings than are printed. */
export async function readPrinted(statement: Statement): Promise<readonly StatementLine[] | null> {
  const lines: StatementLine[] = []
  for await (const page of statement.lines()) {
    lines.push(...page)
    if (lines.length > MAX_PRINTED) return null
  }
  return lines
}

/** The statement's texts. */
export type Speech = {
  readonly language: Language
  readonly words: Translation['statement']
  say(name: keyof Translation['statement'], params: Readonly<Record<string, string>>): string
}

export function speechIn(language: Language): Speech {
  const words = textIn(language, 'statement')
  return { language, words, say: (name, params) => fill(language, words[name], params) }
}

/** Null when the period has more postings than are printed. */
export async function toPdf(statement: Statement, holder: Holder, generated_at: Date, language: Language): Promise<Uint8Array | null> {
  const lines = await readPrinted(statement)
  if (!lines) return null
  const speech = speechIn(language)
  const { words, say } = speech
  return drawPdf({
    title: say('title', { period: periodName(statement.period, language) }),
    subtitle: holder.full_name,
    language,
    generated_at,
    blocks: [
      { kind: 'facts', facts: factsOf(speech, statement, holder, lines.length) },
      { kind: 'heading', text: words.summary },
      summary(speech, statement, lines),
      balanceDrawing(speech, statement, lines),
      { kind: 'heading', text: words.balances },
      balances(speech, statement),
      ...setAside(speech, statement),
      { kind: 'heading', text: words.postings },
      postings(speech, lines),
      { kind: 'paragraph', quiet: true, text: words.dates_note },
    ],
  })
}

export function factsOf(
  { language, words, say }: Speech,
  { batch, from, until, complete }: Statement,
  { id, full_name, email }: Holder,
  n: number,
): Fact[] {
  const last = complete ? lastDay(until) : until
  const period = say('from_to', { from: formatMoment(language, from, 'day'), until: formatMoment(language, last, 'day') })
  return [
    { label: words.member, value: full_name },
    { label: words.email, value: email },
    { label: words.account, value: id },
    { label: words.period, value: complete ? period : say('running', { period }) },
    { label: words.count, value: String(n) },
    ...(batch === null ? [] : [{ label: words.as_of_batch, value: String(batch) }]),
  ]
}

/** Opening, what came and went by kind, closing: they add up. */
function summary({ language, words, say }: Speech, statement: Statement, lines: readonly StatementLine[]): Block {
  const { came, went, total_in, total_out } = summarise(lines)
  const line = ({ kind, amount }: Change): FigureLine => ({ label: words[kind], value: formatUsd(amount) })
  const opening = { label: words.opening, value: formatUsd(inAll(statement.opening)), total: true as const }
  const note = statement.complete ? words.at_end : words.when_made
  const closing = statement.complete ? words.closing : words.so_far
  return {
    kind: 'figures',
    figures: [
      { ...opening, note: say('before', { day: formatMoment(language, statement.from, 'day') }) },
      ...came.map(line),
      { label: words.money_in, value: formatUsd(total_in), total: true },
      ...went.map(line),
      { label: words.money_out, value: formatUsd(total_out), total: true },
      { label: closing, value: formatUsd(inAll(statement.closing)), total: true, note },
    ],
  }
}

function balanceDrawing({ language, words, say }: Speech, statement: Statement, lines: readonly StatementLine[]): Block {
  const [opening, closing] = [statement.opening, statement.closing].map((sums) => formatUsd(inAll(sums))) as [string, string]
  const label = say('chart_alt', { opening, closing })
  const drawn = drawBalance(statement, lines, { chart: words.chart, chart_millions: words.chart_millions, label, language })
  return drawn ?? { kind: 'paragraph', quiet: true, text: words.no_chart }
}

function balances({ words }: Speech, { opening, closing, complete }: Statement): Block {
  const rows = memberAccounts.map((account) => [words[account], formatUsd(opening[account]), formatUsd(closing[account])])
  const total = [words.in_all, formatUsd(inAll(opening)), formatUsd(inAll(closing))].map((text) => ({ text, strong: true as const }))
  return {
    kind: 'table',
    columns: [
      { heading: words.account, share: 0.5 },
      { heading: words.opening, share: 0.25, align: 'right' },
      { heading: complete ? words.closing : words.so_far, share: 0.25, align: 'right' },
    ],
    rows: [...rows, total],
  }
}

function postings(speech: Speech, lines: readonly StatementLine[]): Block {
  const { words } = speech
  return {
    kind: 'table',
    empty: words.nothing,
    columns: [
      { heading: words.recorded, share: 0.13 },
      { heading: words.what, share: 0.36 },
      { heading: words.account, share: 0.2 },
      { heading: words.amount, share: 0.155, align: 'right' },
      { heading: words.balance, share: 0.155, align: 'right' },
    ],
    rows: lines.map((line, n) => toRow(speech, line, lines[n + 1]?.ref !== line.ref)),
  }
}

/** A transaction's id is below the last of its rows that follow each other. */
function toRow({ language, words, say }: Speech, line: StatementLine, is_last: boolean): Cell[] {
  const { effective_at, described, ref, reason, account, amount, balance } = line
  const because = reason === null ? [] : [say('reason', { reason: sayValue('reason', language, reason) })]
  const note = [...because, ...(is_last ? [ref] : [])].join(' · ')
  const text = describePosting(language, described)
  return [
    formatMoment(language, effective_at, 'day'),
    note ? { text, note } : text,
    words[account],
    amount > 0n ? `+${formatUsd(amount)}` : formatUsd(amount),
    formatUsd(balance),
  ]
}

/** A note beside the balances that promises no more than the ledger holds. */
function setAside({ words }: Speech, { promised, accrued }: Statement): Block[] {
  if (promised === 0n) return []
  return [
    { kind: 'heading', text: words.aside },
    {
      kind: 'figures',
      figures: [
        { label: words.promised, value: formatUsd(promised), note: words.promised_note },
        { label: words.accrued, value: formatUsd(accrued), note: words.accrued_note },
      ],
    },
    { kind: 'paragraph', quiet: true, text: words.aside_text },
  ]
}
