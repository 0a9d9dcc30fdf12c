/** The seven figures of the specification's cards, in one strip. */

import { Stat, StatStrip } from '#web/kit/index.ts'
import type { AccountInfo, FigureName } from '#web/shared/account/account-words.ts'
import { useText } from '#web/shared/locale/text.ts'
import { AccountFigure } from './AccountFigure.tsx'

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
