/**
 * Details of a figure: value, meaning, and what it is made of. A sum shows every part and ends in its sum line; other figures show their
 * newest postings and the sum of the earlier ones. A link leads to all of them.
 */
import { Link as RouterLink } from 'react-router'
import { headlineLines } from '#contract/member/figures'
import { type FigurePage, figureTitles, kindWords, lineTitles, partName, postingLines, useFigure } from '#web/entities/figure/index.ts'
import { centsOf, Link, Money, Skeleton } from '#web/kit/index.ts'
import type { AccountInfo, FigureName } from '#web/shared/account/queries.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { type T, useText } from '#web/shared/locale/text.ts'

const MAX_ROWS = 4

export function FigureRecord({ name, account }: { name: FigureName; account: AccountInfo }) {
  const t = useText()
  const headline = headlineLines(name, account)
  const figure = useFigure(name, { limit: MAX_ROWS, enabled: headline === null })
  // Value, parts and instant are of one answer: what accrues between two would not add up.
  const shown = figure.data?.data ?? { value: account[name], as_of: account.as_of }
  return (
    <>
      <p className="text-24 font-medium text-text">
        <Money value={shown.value} />
      </p>
      <p>{t(`dashboard.meaning.${name}`)}</p>
      {headline ? (
        <Lines
          label={t('dashboard.figure.made_of')}
          rows={headline.map(({ part, amount }) => ({ key: part, what: t(lineTitles[part]), amount }))}
          sum={{ what: t(figureTitles[name]), amount: shown.value }}
        />
      ) : figure.data ? (
        <Record figure={figure.data} title={t(figureTitles[name])} />
      ) : figure.isError ? null : (
        <Skeleton lines={3} height={18} />
      )}
      <p>{t('dashboard.figure.as_of', { as_of: momentText(shown.as_of) })}</p>
      <p>
        <Link render={<RouterLink to={`/figures/${name}`} />}>{t('dashboard.figure.all')}</Link>
      </p>
    </>
  )
}

function Record({ figure, title }: { figure: FigurePage; title: string }) {
  const t = useText()
  const { data } = figure
  if (data.parts.length > 0) {
    const sum = { what: title, amount: data.value }
    return <Lines label={t('dashboard.figure.made_of')} rows={planLines(t, data.parts)} sum={sum} />
  }
  const { newest, earlier } = postingLines(figure)
  if (newest.length === 0) return <p>{t('dashboard.figure.none')}</p>
  const rows: Row[] = newest.map(({ entry_id, kind, at, amount }) => ({
    key: entry_id,
    what: kindWords(t, kind),
    // Entries are in the order of their numbers: one may be of an earlier business date than the entry before it.
    when: `${momentText(at)} · ${t('dashboard.figure.entry', { entry: entry_id })}`,
    amount,
  }))
  if (earlier) {
    const what = earlier.count === null ? t('dashboard.figure.earlier_many') : t('dashboard.figure.earlier', { count: earlier.count })
    rows.push({ key: 'earlier', what, amount: earlier.amount, signed: true })
  }
  return <Lines label={t('dashboard.figure.newest')} rows={rows} />
}

/** The largest plans by name, and the others in one line, so that the lines add up. */
function planLines(t: T, parts: FigurePage['data']['parts']): Row[] {
  const by_size = parts.toSorted((one, other) => Number(inCents(other.amount) - inCents(one.amount)))
  const rest = by_size.slice(MAX_ROWS)
  const rows: Row[] = by_size
    .slice(0, MAX_ROWS)
    .map((part) => ({ key: part.object_id ?? part.name, what: partName(t, part), amount: part.amount }))
  if (rest.length === 0) return rows
  const amount = rest.reduce((sum, part) => sum + inCents(part.amount), 0n)
  return [...rows, { key: 'rest', what: t('dashboard.figure.more_plans', { count: rest.length }), amount }]
}

function inCents(amount: string): bigint {
  return centsOf(amount) ?? 0n
}

type Row = {
  readonly key: string
  readonly what: string
  readonly when?: string
  readonly amount: string | bigint
  /** The line has no date, but its sign, as postings have. */
  readonly signed?: boolean
}

/** `sum`: the last line, which the rows add up to. */
function Lines({ label, rows, sum }: { label: string; rows: readonly Row[]; sum?: Omit<Row, 'key'> }) {
  return (
    <ul aria-label={label} className="grid border-y border-line">
      {rows.map(({ key, what, when, amount, signed }) => (
        <li key={key} className={line}>
          <span className="min-w-0">
            <span className="block text-text first-letter:uppercase">{what}</span>
            {when && <span className="block text-14 text-text-3 tabular-nums">{when}</span>}
          </span>
          <Money value={amount} sign={when || signed ? 'always' : undefined} />
        </li>
      ))}
      {sum && (
        <li className={`${line} font-medium text-text`}>
          <span className="min-w-0">{sum.what}</span>
          <Money value={sum.amount} />
        </li>
      )}
    </ul>
  )
}

const line = 'flex items-baseline justify-between gap-3 border-t border-line py-1.5 first:border-t-0'
