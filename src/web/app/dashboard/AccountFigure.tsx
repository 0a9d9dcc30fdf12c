/** A figure of the account that opens its definition, its as-of time and the way to the records behind it. */
import { useText } from '#web/locales/text.ts'
import { Figure, fitFigure, Money, type MoneyProps, moneyText, useMoneyText } from '#web/ui/index.ts'
import type { AccountInfo, FigureName } from './account-words.ts'
import { FigureRecord } from './FigureRecord.tsx'

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
  const said = useMoneyText()
  const amount = account[name]
  return (
    <Figure
      title={title}
      label={t('dashboard.figure.open', { name: title, amount: said(amount) })}
      closeLabel={t('dashboard.figure.close')}
      className={className}
      record={<FigureRecord name={name} account={account} />}
    >
      <Money value={amount} size={size} className={fit ? fitFigure(moneyText(amount), size) : undefined} />
    </Figure>
  )
}
