/** Both returns side by side and why they differ, the largest fall, and the same money in cash and in BTC. */
import type { ReactNode } from 'react'
import { Card, HiddenAmounts, Money, moneyText, Percent, percentText, SimTag, Stat, StatStrip } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { sourceText } from '#web/shared/locale/source-text.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import type { Performance } from './records.ts'

export function RatesCard({ performance }: { performance: Performance }) {
  const t = useText()
  const { rates, why } = performance
  const kinds = ['time', 'money'] as const
  return (
    <Card level={3} title={t('returns.rates.title')}>
      <StatStrip bleed columns={3} className="md:grid-cols-2! xl:grid-cols-2! border-t-0!">
        {kinds.map((kind) => (
          <Stat
            key={kind}
            size="l"
            label={t(`returns.rates.${kind}`)}
            state={rates[`${kind}_weighted`] === null ? 'unknown' : 'ready'}
            figure={<Percent value={rates[`${kind}_weighted`]} tone="result" />}
            caption={captionOf(t, rates, kind)}
          />
        ))}
      </StatStrip>
      {why && (
        <p className="mt-4 font-medium">
          <HiddenAmounts text={whyText(t, why)} />
        </p>
      )}
      <dl className="mt-3 grid gap-1 text-14 text-text-2">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt className="inline font-medium text-text">{t(`returns.rates.${kind}`)}</dt>
            <dd className="ms-1.5 inline">{t(`returns.rates.${kind}_help`)}</dd>
          </div>
        ))}
      </dl>
      <Compared performance={performance} />
    </Card>
  )
}

/** The yearly rate, or why there is none. */
function captionOf(t: T, rates: Performance['rates'], kind: 'time' | 'money'): string {
  const none = rates[`no_${kind}_weighted`]
  if (none) return t(`returns.rates.none.${none}`)
  const days = t('returns.rates.days', { count: rates.days })
  const yearly = rates[`${kind}_weighted_yearly`]
  return yearly === null ? days : `${days} · ${t('returns.rates.yearly', { rate: percentText(yearly, 'always') })}`
}

function whyText(t: T, { code, amount, on, before, after, flows }: NonNullable<Performance['why']>): string {
  return t(`returns.why.${code}`, {
    amount: moneyText(amount),
    on: on === null ? '' : dateText(on),
    before: percentText(before, 'always'),
    after: percentText(after, 'always'),
    count: flows,
  })
}

function Compared({ performance }: { performance: Performance }) {
  const t = useText()
  const { growth, bitcoin, drawdown, rates } = performance
  const is_known = rates.time_weighted !== null
  return (
    <>
      <dl className="mt-4 border-t border-line">
        <Line
          label={t('returns.drawdown.title')}
          text={drawdown ? drawdownText(t, drawdown) : t(is_known ? 'returns.drawdown.none' : 'returns.drawdown.unknown')}
          figure={drawdown ? <Percent value={`-${drawdown.percent}`} tone="result" /> : <Percent value={is_known ? '0.00' : null} />}
        />
      </dl>
      <h4 className="mt-3 font-head text-14 font-bold">{t('returns.compared.title')}</h4>
      <dl>
        <Line
          label={t('returns.compared.cash')}
          text={t('returns.compared.cash_text')}
          figure={<Money value={growth} sign="always" tone="result" />}
        />
        <Line
          label={
            <>
              {t('returns.compared.bitcoin')} <SimTag>{sourceText(t, bitcoin.source)}</SimTag>
            </>
          }
          text={bitcoinText(t, bitcoin)}
          figure={<Money value={bitcoin.difference} sign="always" tone="result" />}
        />
      </dl>
    </>
  )
}

function Line({ label, text, figure }: { label: ReactNode; text: string; figure: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-2.5 first:border-t-0">
      <dt>{label}</dt>
      <dd className="num font-medium">{figure}</dd>
      <dd className="col-span-full text-14 text-text-2">
        <HiddenAmounts text={text} />
      </dd>
    </div>
  )
}

function bitcoinText(t: T, { closing, why_none, on }: Performance['bitcoin']): string {
  if (why_none) return t(`returns.compared.none.${why_none}`, { on: on === null ? '' : dateText(on) })
  return t('returns.compared.bitcoin_text', { amount: moneyText(closing) })
}

function drawdownText(t: T, { from, to, recovered_on }: NonNullable<Performance['drawdown']>): string {
  const days = { from: dateText(from), to: dateText(to) }
  return recovered_on === null ? t('returns.drawdown.open', days) : t('returns.drawdown.over', { ...days, on: dateText(recovered_on) })
}
