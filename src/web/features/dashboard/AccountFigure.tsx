/** An account figure with details: definition, as-of time and a link to its records. */
import { Suspense } from 'react'
import { Figure, fitFigure, Money, type MoneyProps, moneyText, Skeleton, useMoneyText } from '#web/kit/index.ts'
import type { AccountInfo, FigureName } from '#web/shared/account/account-words.ts'
import { useText } from '#web/shared/locale/text.ts'
import { lazyPart } from '#web/shared/screen/part.ts'

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
