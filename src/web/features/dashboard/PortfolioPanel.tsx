/** The platform's liability to the member, the open capital by plan, and the next maturity. */

import { Card, Note, SumList } from '#web/kit/index.ts'
import type { AccountInfo, FigureName } from '#web/shared/account/account-words.ts'
import { useText } from '#web/shared/locale/text.ts'
import { AccountFigure } from './AccountFigure.tsx'
import { Allocation } from './Allocation.tsx'
import { NextMaturity } from './NextMaturity.tsx'

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
      {account.next_maturity ? (
        <>
          <Allocation parts={account.allocation} />
          <NextMaturity investment={account.next_maturity} />
        </>
      ) : (
        <Note icon="reserve" className="mt-2">
          {t('dashboard.portfolio_note')}
        </Note>
      )}
    </Card>
  )
}
