/** A statement as a printed document. The whole month stands in memory while it is drawn, so there is a limit; CSV has none. */
import { formatUsd } from '#kernel/money'
import { type Block, type Cell, drawPdf, type Fact } from '#server/documents'
import { type AccountSums, memberAccounts } from '#server/ledger'
import { dayName, monthName } from './month.ts'
import { inAll, type Statement, type StatementLine } from './statement.ts'
import { accountNames } from './words.ts'

export const MOST_PRINTED = 20_000

export type Holder = { readonly id: string; readonly full_name: string; readonly email: string }

/** Null when the month has more postings than are printed. */
export async function toPdf(statement: Statement, holder: Holder, generated_at: Date): Promise<Uint8Array | null> {
  const lines: StatementLine[] = []
  for await (const page of statement.lines()) {
    lines.push(...page)
    if (lines.length > MOST_PRINTED) return null
  }
  return drawPdf({
    title: `Statement for ${monthName(statement.month)}`,
    subtitle: holder.full_name,
    language: 'en',
    generated_at,
    blocks: [
      { kind: 'facts', facts: factsOf(statement, holder, lines.length) },
      { kind: 'heading', text: 'Opening balance' },
      figures(statement.opening, `Before ${dayName(statement.from)}`),
      { kind: 'heading', text: 'Postings' },
      postings(lines),
      { kind: 'heading', text: statement.complete ? 'Closing balance' : 'Balance so far' },
      figures(statement.closing, statement.complete ? 'At the end of the month' : 'When this was generated'),
      ...setAside(statement),
    ],
  })
}

function factsOf({ from, until, complete }: Statement, { id, full_name, email }: Holder, n: number): Fact[] {
  const last = complete ? new Date(until.getTime() - 1) : until
  const period = `${dayName(from)} to ${dayName(last)}, by the time of recording (UTC)`
  return [
    { label: 'Member', value: full_name },
    { label: 'Email', value: email },
    { label: 'Account', value: id },
    { label: 'Period', value: complete ? period : `${period}; the month is not over` },
    { label: 'Postings', value: String(n) },
  ]
}

function figures(sums: AccountSums, note: string): Block {
  const accounts = memberAccounts.map((account) => ({ label: accountNames[account], value: formatUsd(sums[account]) }))
  return { kind: 'figures', figures: [...accounts, { label: 'In all', value: formatUsd(inAll(sums)), total: true, note }] }
}

function postings(lines: readonly StatementLine[]): Block {
  return {
    kind: 'table',
    empty: 'Nothing was recorded in this month.',
    columns: [
      { heading: 'Recorded (UTC)', share: 0.145 },
      { heading: 'What', share: 0.385 },
      { heading: 'Account', share: 0.13 },
      { heading: 'Amount', share: 0.17, align: 'right' },
      { heading: 'Account balance', share: 0.17, align: 'right' },
    ],
    rows: lines.map(toRow),
  }
}

function toRow({ recorded_at, what, ref, reason, account, amount, balance }: StatementLine): Cell[] {
  return [
    { text: dayName(recorded_at), note: recorded_at.toISOString().slice(11, 19) },
    { text: what, note: reason === null ? ref : `Reason: ${reason} · ${ref}` },
    accountNames[account],
    amount > 0n ? `+${formatUsd(amount)}` : formatUsd(amount),
    formatUsd(balance),
  ]
}

/** Beside the balances, in words that promise no more than the ledger holds. */
function setAside({ promised, accrued }: Statement): Block[] {
  if (promised === 0n) return []
  return [
    { kind: 'heading', text: 'Set aside for your open plans' },
    {
      kind: 'figures',
      figures: [
        { label: 'Promised returns', value: formatUsd(promised), note: 'set aside in the reserve' },
        { label: 'Of these accrued', value: formatUsd(accrued), note: 'by the calendar; paid when a plan ends' },
      ],
    },
    {
      kind: 'paragraph',
      quiet: true,
      text: 'These amounts are not part of a balance. They stand in the operator’s reserve until a plan matures or is ended early.',
    },
  ]
}
