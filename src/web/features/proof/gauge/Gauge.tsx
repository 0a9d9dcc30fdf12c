/** The public totals of an epoch: coverage, what is owed above what is held, and how old the figures are. Verbatim from its statement. */

import type { ReactNode } from 'react'
import { textIn } from '#content/languages'
import type { Statement } from '#proof/index'
import { Card, Chip, join, Money, moneyText } from '#web/kit/index.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { coverageText } from '#web/shared/locale/duration-text.ts'
import { useLanguage } from '#web/shared/locale/language.ts'
import { useText } from '#web/shared/locale/text.ts'
import { PublicFigure } from '#web/shared/screen/PublicFigure.tsx'
import { SLOT, TextWithElement } from '#web/shared/screen/page-context.tsx'
import { Bars, paints, useAge } from './Bars.tsx'

type StatementProps = { readonly statement: Statement }

type GaugeProps = StatementProps & { late: boolean; own?: ((whole: number) => ReactNode) | undefined; children?: ReactNode }

/** `own`: the reader's part of what is owed. `children`: what to do next, if anything. */
export function Gauge({ statement, late, own, children }: GaugeProps) {
  const t = useText()
  const { liabilities, custody, reserve_free, reserve_committed, epoch } = statement
  const drawing = t('proof.balance.drawing', {
    owed: moneyText(liabilities),
    promised: moneyText(reserve_committed),
    held: moneyText(custody),
    free: moneyText(reserve_free),
  })
  return (
    <Card aria-label={t('proof.totals.label', { epoch })} className="grid gap-5 lg:p-8">
      <Headline statement={statement} late={late} />
      <p className="-mt-2 max-w-[72ch] text-text-2">{t('proof.paper')}</p>
      {children}
      {liabilities === 0n ? (
        <Empty statement={statement} />
      ) : (
        <>
          <Bars
            statement={statement}
            label={drawing}
            owed={<Total label={t('proof.totals.liabilities')} figure={<Opens statement={statement} name="liabilities" />} />}
            held={
              <Total
                label={`${t('proof.totals.custody')} (${t('proof.totals.custody_note')})`}
                figure={<Opens statement={statement} name="custody" />}
              />
            }
            own={own}
          />
          <Legend statement={statement} />
        </>
      )}
    </Card>
  )
}

function Headline({ statement, late }: StatementProps & { late: boolean }) {
  const t = useText()
  const { epoch, at, liabilities, custody } = statement
  const age = useAge(at)
  const covered = custody >= liabilities
  const asOf = t('proof.as_of', { at: realMomentText(new Date(at)) })
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="grid gap-1">
        <h2 className="text-14 text-text-2">{t('proof.gauge.title')}</h2>
        <p
          className={join(
            'font-medium',
            liabilities === 0n ? 'text-24 leading-11 md:text-32 md:leading-10' : 'text-32 leading-11 md:text-40 md:leading-12',
          )}
        >
          {liabilities === 0n ? t('proof.gauge.nothing_owed') : <Opens statement={statement} name="coverage" />}
        </p>
        <p className={join('text-14', late ? 'text-warn' : 'text-text-2')}>
          {t('proof.statement_of', { epoch })}, {age === null ? asOf : t('proof.gauge.aged', { as_of: asOf, age })}
        </p>
      </div>
      {liabilities > 0n && (
        <Chip kind={covered ? 'success' : 'failed'}>{t(covered ? 'proof.balance.covered' : 'proof.balance.not_covered')}</Chip>
      )}
    </header>
  )
}

/** Nothing is owed: what is held says so in a sentence, without bars of zero. */
function Empty({ statement }: StatementProps) {
  const t = useText()
  return (
    <div className="grid gap-2">
      <p className="max-w-[60ch] text-16">
        <TextWithElement text={t('proof.gauge.empty', { custody: SLOT })}>
          <Opens statement={statement} name="custody" />
        </TextWithElement>
      </p>
      <OfHeld statement={statement} />
    </div>
  )
}

function Total({ label, figure }: { label: string; figure: ReactNode }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="text-text-2">{label}</span>
      <span className="text-18 font-medium">{figure}</span>
    </p>
  )
}

function Legend({ statement }: StatementProps) {
  const t = useText()
  const { liabilities, custody, reserve_committed } = statement
  const beyond = custody > liabilities ? custody - liabilities : 0n
  const parts = [
    { part: 'balances', label: t('proof.balance.slab'), figure: <Money value={liabilities - reserve_committed} /> },
    { part: 'promised', label: t('proof.balance.promises'), figure: <Opens statement={statement} name="committed" /> },
    ...(beyond > 0n
      ? ([
          { part: 'held', label: t('proof.balance.held'), figure: <Money value={liabilities} /> },
          { part: 'beyond', label: t('proof.balance.beyond'), figure: <Money value={beyond} /> },
        ] as const)
      : []),
  ] as const
  return (
    <div className="grid gap-2 text-14 text-text-2">
      <ul className="flex flex-wrap gap-x-6 gap-y-1.5">
        {parts.map(({ part, label, figure }) => (
          <li key={part} className="flex flex-wrap items-center gap-x-2">
            <span aria-hidden="true" className={join('h-2.5 w-3.5 flex-none rounded-1', paints[part])} />
            <span>{label}</span>
            {figure}
          </li>
        ))}
      </ul>
      <OfHeld statement={statement} />
    </div>
  )
}

/** What the operator's own part of the held money is for. */
function OfHeld({ statement }: StatementProps) {
  const t = useText()
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-text-2">
      <span>
        {t('proof.gauge.of_free')} <Opens statement={statement} name="free" />
      </span>
      <span>
        {t('proof.gauge.of_other')} <Money value={statement.operator_other} />
      </span>
    </p>
  )
}

/** The public figure of the same name, whose definition a figure of the statement opens. */
const STATS = {
  liabilities: 'owed',
  custody: 'custody',
  free: 'reserve_free',
  committed: 'reserve_committed',
  coverage: 'coverage',
} as const

function Opens({ statement, name }: StatementProps & { name: keyof typeof STATS }) {
  const t = useText()
  const { liabilities, custody, reserve_free, reserve_committed, coverage_bps, at } = statement
  const amounts = { liabilities, custody, free: reserve_free, committed: reserve_committed }
  return (
    <PublicFigure
      title={t(`proof.totals.${name}`)}
      value={name === 'coverage' ? coverageText(coverage_bps) : moneyText(amounts[name])}
      meaning={textIn(useLanguage(), 'stats')[STATS[name]].definition}
      at={at}
      madeOf={`/stats/${STATS[name]}`}
    />
  )
}
