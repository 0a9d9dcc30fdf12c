/** Monthly statements, data export, and closing the account. */

import { StatementsCard } from '#web/entities/statement/index.ts'
import { AccountCard } from './data/AccountCard.tsx'
import { AdminActionsCard } from './data/AdminActionsCard.tsx'
import { CopiesCard } from './data/CopiesCard.tsx'

export function DataTab() {
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] [&>*]:min-w-0">
      <div className="grid gap-4 md:gap-6 [&>*]:min-w-0">
        <StatementsCard />
        <CopiesCard />
        <AdminActionsCard />
      </div>
      <AccountCard />
    </div>
  )
}
