/** A statement as a PDF. The whole month is in memory while it is drawn, so it has a limit; CSV has none. */
import { fill } from '#content/fill'
import { type StatementWords, statementWords } from '#content/print/printed'
import { sayValue } from '#content/values'
import type { Language } from '#contract/shared/language'
import { formatMoment } from '#kernel/format/moment'
import { formatUsd } from '#kernel/money'
import { type Block, type Cell, drawPdf, type Fact } from '#server/documents'
import { type AccountSums, memberAccounts } from '#server/ledger'
import { describePosting } from './describe-posting.ts'
import { monthName } from './month.ts'
import { inAll, type Statement, type StatementLine } from './statement.ts'

export const MOST_PRINTED = 20_000

export type Holder = { readonly id: string; readonly full_name: string; readonly email: string }

/** The statement's texts. */
type Speech = {
  readonly language: Language
  readonly words: StatementWords
  say(name: keyof StatementWords, params: Readonly<Record<string, string>>): string
}

function speechIn(language: Language): Speech {
  const words = statementWords[language]
  return { language, words, say: (name, params) => fill(language, words[name], params) }
}

/** Null when the month has more postings than are printed. */
export async function toPdf(statement: Statement, holder: Holder, generated_at: Date, language: Language): Promise<Uint8Array | null> {
  const lines: StatementLine[] = []
  for await (const page of statement.lines()) {
    lines.push(...page)
    if (lines.length > MOST_PRINTED) return null
  }
  const speech = speechIn(language)
  const { words, say } = speech
  return drawPdf({
    title: say('title', { month: monthName(statement.month, language) }),
    subtitle: holder.full_name,
    language,
    generated_at,
    blocks: [
      { kind: 'facts', facts: factsOf(speech, statement, holder, lines.length) },
      { kind: 'heading', text: words.opening },
      figures(speech, statement.opening, say('before', { day: formatMoment(language, statement.from, 'day', 'UTC') })),
      { kind: 'heading', text: words.postings },
      postings(speech, lines),
      { kind: 'heading', text: statement.complete ? words.closing : words.so_far },
      figures(speech, statement.closing, statement.complete ? words.at_end : words.when_made),
      ...setAside(speech, statement),
    ],
  })
}

function factsOf(
  { language, words, say }: Speech,
  { from, until, complete }: Statement,
  { id, full_name, email }: Holder,
  n: number,
): Fact[] {
  const last = complete ? new Date(until.getTime() - 1) : until
  const period = say('from_to', { from: formatMoment(language, from, 'day', 'UTC'), until: formatMoment(language, last, 'day', 'UTC') })
  return [
    { label: words.member, value: full_name },
    { label: words.email, value: email },
    { label: words.account, value: id },
    { label: words.period, value: complete ? period : say('running', { period }) },
    { label: words.count, value: String(n) },
  ]
}

function figures({ words }: Speech, sums: AccountSums, note: string): Block {
  const accounts = memberAccounts.map((account) => ({ label: words[account], value: formatUsd(sums[account]) }))
  return { kind: 'figures', figures: [...accounts, { label: words.in_all, value: formatUsd(inAll(sums)), total: true, note }] }
}

function postings(speech: Speech, lines: readonly StatementLine[]): Block {
  const { words } = speech
  return {
    kind: 'table',
    empty: words.nothing,
    columns: [
      { heading: words.recorded, share: 0.145 },
      { heading: words.what, share: 0.385 },
      { heading: words.account, share: 0.13 },
      { heading: words.amount, share: 0.17, align: 'right' },
      { heading: words.balance, share: 0.17, align: 'right' },
    ],
    rows: lines.map((line) => toRow(speech, line)),
  }
}

function toRow({ language, words, say }: Speech, { recorded_at, described, ref, reason, account, amount, balance }: StatementLine): Cell[] {
  const because = reason === null ? [] : [say('reason', { reason: sayValue('reason', language, reason) })]
  return [
    { text: formatMoment(language, recorded_at, 'day', 'UTC'), note: recorded_at.toISOString().slice(11, 19) },
    { text: describePosting(language, described), note: [...because, ref].join(' · ') },
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
