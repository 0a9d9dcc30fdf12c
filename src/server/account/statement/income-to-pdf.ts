/** The income of a period as a PDF: sums by kind and by plan, then each entry with its number. */
import type { Language } from '#contract/shared/language'
import { formatMoment } from '#kernel/format/moment'
import { type Cents, cents, formatUsd } from '#kernel/money'
import { type Block, drawPdf } from '#server/documents'
import { describePosting } from './describe-posting.ts'
import { addIncome, incomeInAll, incomeKinds, noIncome } from './income.ts'
import { periodName } from './period.ts'
import type { Statement, StatementLine } from './statement.ts'
import { factsOf, type Holder, readPrinted, type Speech, speechIn } from './to-pdf.ts'

/** Null when the period has more entries than are printed. */
export async function incomeToPdf(
  statement: Statement,
  holder: Holder,
  generated_at: Date,
  language: Language,
): Promise<Uint8Array | null> {
  const lines = await readPrinted(statement)
  if (!lines) return null
  const speech = speechIn(language)
  const { words, say } = speech
  return drawPdf({
    title: say('income_title', { period: periodName(statement.period, language) }),
    subtitle: holder.full_name,
    language,
    generated_at,
    blocks: [
      { kind: 'paragraph', text: words.income_paper },
      { kind: 'facts', facts: factsOf(speech, statement, holder, lines.length) },
      { kind: 'heading', text: words.summary },
      sums(speech, lines),
      ...byPlan(speech, lines),
      { kind: 'heading', text: words.postings },
      entriesOf(speech, lines),
      { kind: 'paragraph', quiet: true, text: words.income_note },
    ],
  })
}

function sums({ words }: Speech, lines: readonly StatementLine[]): Block {
  const sum = noIncome()
  addIncome(sum, lines)
  const figures = incomeKinds.map((kind) => ({ label: words[kind], value: formatUsd(sum[kind]) }))
  return { kind: 'figures', figures: [...figures, { label: words.in_all, value: formatUsd(incomeInAll(sum)), total: true }] }
}

function byPlan({ words }: Speech, lines: readonly StatementLine[]): Block[] {
  const by = new Map<string, Cents>()
  for (const { described, amount } of lines)
    if (described.plan !== null) by.set(described.plan, cents((by.get(described.plan) ?? 0n) + amount))
  if (by.size === 0) return []
  const figures = [...by].map(([label, amount]) => ({ label, value: formatUsd(amount) }))
  return [
    { kind: 'heading', text: words.income_by_plan },
    { kind: 'figures', figures },
  ]
}

function entriesOf({ language, words }: Speech, lines: readonly StatementLine[]): Block {
  return {
    kind: 'table',
    empty: words.income_none,
    columns: [
      { heading: words.recorded, share: 0.15 },
      { heading: words.what, share: 0.5 },
      { heading: words.entry, share: 0.15, align: 'right' },
      { heading: words.amount, share: 0.2, align: 'right' },
    ],
    rows: lines.map(({ effective_at, described, ref, entry_id, amount }) => [
      formatMoment(language, effective_at, 'day'),
      { text: describePosting(language, described), note: ref },
      String(entry_id),
      formatUsd(amount),
    ]),
  }
}
