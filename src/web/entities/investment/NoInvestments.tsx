import { Link as RouterLink } from 'react-router'
import { Button, EmptyState } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

/** The empty state, with a link to the plans. */
export function NoInvestments({ title }: { title: string }) {
  const t = useText()
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="secondary" size="s" render={<RouterLink to="/plan" />}>
          {t('dashboard.start_investing')}
        </Button>
      }
    >
      {t('dashboard.no_investments_help')}
    </EmptyState>
  )
}
