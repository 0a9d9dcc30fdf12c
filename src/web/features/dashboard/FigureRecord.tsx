/** Details of a figure: value, meaning, its newest postings, and a link to all of them. */
import { Link as RouterLink } from 'react-router'
import { type FigurePage, kindWords, partName, useFigure } from '#web/entities/figure/index.ts'
import { Link, Money, Skeleton } from '#web/kit/index.ts'
import type { AccountInfo, FigureName } from '#web/shared/account/queries.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'

const MAX_ROWS = 4

export function FigureRecord({ name, account }: { name: FigureName; account: AccountInfo }) {
  const t = useText()
  const figure = useFigure(name, { limit: MAX_ROWS })
  return (
    <>
      <p className="text-24 font-medium text-text">
        <Money value={account[name]} />
      </p>
      <p>{t(`dashboard.meaning.${name}`)}</p>
      {figure.data ? <Newest figure={figure.data} /> : figure.isError ? null : <Skeleton lines={3} height={18} />}
      <p>{t('dashboard.figure.as_of', { as_of: momentText(account.as_of) })}</p>
      <p>
        <Link render={<RouterLink to={`/figures/${name}`} />}>{t('dashboard.figure.all')}</Link>
      </p>
    </>
  )
}

function Newest({ figure: { data } }: { figure: FigurePage }) {
  const t = useText()
  const rows = [
    ...data.parts
      .slice(0, MAX_ROWS)
      .map((part) => ({ key: `${part.kind} ${part.object_id ?? part.name}`, what: partName(t, part), when: '', amount: part.amount })),
    ...data.postings.map(({ entry_id, kind, at, amount }) => ({ key: entry_id, what: kindWords(t, kind), when: momentText(at), amount })),
  ]
  if (rows.length === 0) return <p>{t('dashboard.figure.none')}</p>
  return (
    <ul aria-label={t('dashboard.figure.newest')} className="grid border-y border-line">
      {rows.map(({ key, what, when, amount }) => (
        <li key={key} className="flex items-baseline justify-between gap-3 border-t border-line py-1.5 first:border-t-0">
          <span className="min-w-0">
            <span className="block text-text first-letter:uppercase">{what}</span>
            {when && <span className="block text-12 text-text-3 tabular-nums">{when}</span>}
          </span>
          <Money value={amount} sign={when ? 'always' : undefined} />
        </li>
      ))}
    </ul>
  )
}
