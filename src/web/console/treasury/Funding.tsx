/** Per account: what the operator added, removed, and may remove now. */

import { type Column, Money, Table } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { AccountFunding } from './treasury.ts'

export function Funding({ funding }: { funding: readonly AccountFunding[] }) {
  const t = useText()
  const amount = (key: 'put_in' | 'taken_back' | 'may_take', strong = false): Column<AccountFunding> => ({
    key,
    head: t(`treasury.funding.${key}`),
    align: 'right',
    cell: (row) => <Money value={row[key]} strong={strong} />,
  })
  return (
    <div className="grid gap-4">
      <Table
        tableFrom="md"
        bare
        label={t('treasury.funding.table')}
        rows={funding}
        rowKey={(row) => row.account}
        columns={[
          {
            key: 'account',
            head: t('treasury.account'),
            card: 'title',
            cell: (row) => <span className="font-medium">{t(`treasury.accounts.${row.account}`)}</span>,
          },
          amount('put_in'),
          amount('taken_back'),
          amount('may_take', true),
        ]}
      />
      <p className="max-w-[60ch] text-13 text-text-2">{t('treasury.own_help')}</p>
    </div>
  )
}
