/** An account figure with details: definition, as-of time and a link to its records. */
import { Suspense } from 'react'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { Figure, fitFigure, Money, type MoneyProps, moneyText, Skeleton, Stat, StatStrip, useMoneyText } from '#web/kit/index.ts'
import type { AccountInfo, FigureName } from '#web/shared/account/queries.ts'
import { useText } from '#web/shared/locale/text.ts'

const FigureRecord = lazyPart(async () => (await import('./FigureRecord.tsx')).FigureRecord)

export type AccountFigureProps = {
  name: FigureName
  title: string
  account: AccountInfo
  size?: MoneyProps['size']
  /** In a narrow cell: a very long amount uses smaller type, so that it fits. */
  fit?: boolean | undefined
  className?: string | undefined
}

export function AccountFigure({ name, title, account, size, fit, className }: AccountFigureProps) {
  const t = useText()
  const formatMoney = useMoneyText()
  const amount = account[name]
  return (
    <Figure
      title={title}
      label={t('dashboard.figure.open', { name: title, amount: formatMoney(amount) })}
      closeLabel={t('dashboard.figure.close')}
      className={className}
      record={
        <Suspense fallback={<Skeleton lines={5} height={18} />}>
          <FigureRecord name={name} account={account} />
        </Suspense>
      }
    >
      <Money value={amount} size={size} className={fit ? fitFigure(moneyText(amount), size) : undefined} />
    </Figure>
  )
}

/** The seven figures of the specification's cards, in one strip. */
const cells = [
  ['balance', 'main_balance'],
  ['locked_fund', 'locked_fund'],
  ['total_capital', 'total_investment_capital'],
  ['total_revenue', 'total_investment_revenue'],
  ['deposits', 'total_deposit'],
  ['withdrawals', 'total_withdrawal'],
  ['bonus', 'total_bonus'],
] as const satisfies readonly (readonly [string, FigureName])[]

/** From 80em cells are as wide as their figures and wrap as a whole. */
const strip = 'xl:flex xl:flex-wrap xl:[&>*]:min-w-fit xl:[&>*]:flex-1 xl:[&>*]:px-4 xl:[&_dd]:whitespace-nowrap'

export function TotalsStrip({ account }: { account: AccountInfo | null }) {
  const t = useText()
  return (
    <StatStrip label={t('dashboard.totals')} className={`${strip} [&_dt]:text-14 [&_dd~dd]:text-14`}>
      {cells.map(([word, name]) => (
        <Stat
          key={name}
          label={t(`dashboard.${word}`)}
          state={account ? 'ready' : 'loading'}
          caption={t(`dashboard.captions.${word}`, { count: account?.open_investments ?? 0 })}
          figure={account && <AccountFigure name={name} title={t(`dashboard.${word}`)} account={account} fit />}
        />
      ))}
    </StatStrip>
  )
}
