/** A figure of the account that opens its definition, its as-of time and the way to the records behind it. */
import { Link as RouterLink } from 'react-router'
import { momentText } from '#web/locales/dates.ts'
import { useText } from '#web/locales/text.ts'
import { Figure, Link, Money, type MoneyProps, moneyText } from '#web/ui/index.ts'
import type { AccountInfo, FigureName } from './account-words.ts'

export type AccountFigureProps = {
  name: FigureName
  title: string
  account: AccountInfo
  size?: MoneyProps['size']
  /** In a narrow cell: a very long amount gets smaller type, so that it stays whole. */
  fit?: boolean | undefined
  className?: string | undefined
}

export function AccountFigure({ name, title, account, size, fit, className }: AccountFigureProps) {
  const t = useText()
  const amount = account[name]
  return (
    <Figure
      title={title}
      label={t('dashboard.figure.open', { name: title, amount: moneyText(amount) })}
      closeLabel={t('dashboard.figure.close')}
      className={className}
      record={
        <>
          <p className="text-24 font-medium text-text">
            <Money value={amount} />
          </p>
          <p>{t(`dashboard.meaning.${name}`)}</p>
          <p>{t('dashboard.figure.as_of', { as_of: momentText(account.as_of) })}</p>
          <p>
            <Link render={<RouterLink to={recordsOf[name]} />}>{t('dashboard.figure.records')}</Link>
          </p>
        </>
      }
    >
      <Money value={amount} size={size} className={fit ? fitting(moneyText(amount)) : undefined} />
    </Figure>
  )
}

/** By the number of characters: thirteen is a million with cents. */
function fitting(text: string): string | undefined {
  if (text.length > 16) return 'text-12'
  return text.length > 12 ? 'text-16' : undefined
}

/** The list of records that a figure comes from, as far as it can be filtered. */
const recordsOf: Record<FigureName, string> = {
  main_balance: '/transactions',
  locked_fund: '/transactions?account=investment',
  held_balance: '/transactions?status=pending',
  active_accrued_amount: '/transactions?account=investment',
  set_aside: '/transactions?account=investment',
  owed_in_all: '/transactions',
  total_investment_capital: '/transactions?account=investment&type=debit',
  total_investment_revenue: '/transactions?account=investment&type=credit',
  total_deposit: '/transactions?account=main&type=credit&status=active',
  total_withdrawal: '/transactions?account=main&type=debit&status=active',
  total_bonus: '/transactions?account=bonus',
}
