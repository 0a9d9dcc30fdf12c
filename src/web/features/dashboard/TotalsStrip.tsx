/** The six figures of the specification's cards, in one strip. */

import { Stat, StatStrip } from '#web/kit/index.ts'
import type { AccountInfo, FigureName } from '#web/shared/account/account-words.ts'
import { useText } from '#web/shared/locale/text.ts'
import { AccountFigure } from './AccountFigure.tsx'

const cells = [
  ['locked_fund', 'locked_fund'],
  ['total_capital', 'total_investment_capital'],
  ['total_revenue', 'total_investment_revenue'],
  ['deposits', 'total_deposit'],
  ['withdrawals', 'total_withdrawal'],
  ['bonus', 'total_bonus'],
] as const satisfies readonly (readonly [string, FigureName])[]

export function TotalsStrip({ account }: { account: AccountInfo | null }) {
  const t = useText()
  return (
    <StatStrip columns={3} label={t('dashboard.totals')}>
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
