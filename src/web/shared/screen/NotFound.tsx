/** Not found: the URL names nothing of this member's, with a link back to the list. */
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
