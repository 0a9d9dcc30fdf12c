/** What the platform owes the member: open capital, what accrued on it, what is still set aside, and everything in all. */

import { useText } from '#web/locales/text.ts'
import { Card, Note, SumList } from '#web/ui/index.ts'
import { AccountFigure } from './AccountFigure.tsx'
import type { AccountInfo, FigureName } from './account-words.ts'

export function PortfolioPanel({ account }: { account: AccountInfo }) {
  const t = useText()
  const line = (name: FigureName, title: string, total = false) => ({
    key: name,
    label: title,
    total,
    figure: <AccountFigure name={name} title={title} account={account} />,
  })
  return (
    <Card title={t('dashboard.portfolio')}>
      <SumList
        lines={[
          line('locked_fund', t('dashboard.portfolio_lines.capital', { count: account.open_investments })),
          line('active_accrued_amount', t('dashboard.portfolio_lines.accrued')),
          line('set_aside', t('dashboard.portfolio_lines.set_aside')),
          line('owed_in_all', t('dashboard.portfolio_lines.owed'), true),
        ]}
      />
      <Note icon="reserve" className="mt-2">
        {t('dashboard.portfolio_note')}
      </Note>
    </Card>
  )
}
