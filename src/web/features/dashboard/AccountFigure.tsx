/** An account figure with details: definition, as-of time and a link to its records. */
import { Suspense } from 'react'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { Figure, fitFigure, Money, type MoneyProps, moneyText, Skeleton, Stat, StatStrip, useMoneyText } from '#web/kit/index.ts'
import type { AccountInfo, FigureName } from '#web/shared/account/queries.ts'
import { type Key, useText } from '#web/shared/locale/text.ts'

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
  ['sums.balance', 'balance', 'main_balance'],
  ['dashboard.locked_fund', 'locked_fund', 'locked_fund'],
  ['dashboard.total_capital', 'total_capital', 'total_investment_capital'],
  ['dashboard.total_revenue', 'total_revenue', 'total_investment_revenue'],
  ['dashboard.deposits', 'deposits', 'total_deposit'],
  ['dashboard.withdrawals', 'withdrawals', 'total_withdrawal'],
  ['dashboard.bonus', 'bonus', 'total_bonus'],
] as const satisfies readonly (readonly [Key, string, FigureName])[]
const NONE = '0.00'

/** From 80em cells are as wide as their figures and wrap as a whole. */
const strip = 'xl:flex xl:flex-wrap xl:[&>*]:min-w-fit xl:[&>*]:flex-1 xl:[&>*]:px-4 xl:[&_dd]:whitespace-nowrap'

export function TotalsStrip({ account }: { account: AccountInfo | null }) {
  const t = useText()
  return (
    <div className="grid gap-2">
      <StatStrip label={t('dashboard.totals')} className={strip}>
        {cells.map(([title, word, name]) => (
          <Stat
            key={name}
            label={t(title)}
            state={account ? 'ready' : 'loading'}
            caption={
              <>
                {t(`dashboard.captions.${word}`, { count: account?.open_investments ?? 0 })}
                {word === 'balance' && account && account.held_balance !== NONE && (
                  <Named name="held_balance" title="sums.held" account={account} />
                )}
              </>
            }
            figure={account && <AccountFigure name={name} title={t(title)} account={account} fit />}
          />
        ))}
      </StatStrip>
      {account && account.total_adjustment !== NONE && (
        <p className="text-text-2">
          <Named name="total_adjustment" title="sums.adjustments" account={account} />
          {t('dashboard.adjusted')}
        </p>
      )}
    </div>
  )
}

/** What is on no card: held money under the balance, and adjustments below the strip. */
function Named({ name, title, account }: Pick<AccountFigureProps, 'name' | 'account'> & { title: Key }) {
  const t = useText()
  return (
    <span className="block">
      {t(title)} <AccountFigure name={name} title={t(title)} account={account} />
    </span>
  )
}
