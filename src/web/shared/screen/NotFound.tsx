/** The address names nothing of this person's: said as such, with the way back to the list. */
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { Button, EmptyState } from '#web/kit/index.ts'

export function NotFound({ title, back, to, children }: { title: string; back: string; to: string; children: ReactNode }) {
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="secondary" size="s" render={<RouterLink to={to} />}>
          {back}
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
