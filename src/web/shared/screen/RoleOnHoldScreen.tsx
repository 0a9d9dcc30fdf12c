/** Replaces the console while a role is on hold: why, and how to activate it. */
import { Link as RouterLink } from 'react-router'
import { Button } from '#web/kit/index.ts'
import type { Me } from '#web/shared/account/queries.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { StatusScreen } from './StatusScreen.tsx'

export function RoleOnHoldScreen({ hold }: { hold: NonNullable<Me['role_hold']> }) {
  const t = useText()
  if (hold.because === 'reset')
    return (
      <StatusScreen code="403" title={t('admin.role_hold.rests')}>
        {t('admin.role_hold.rests_help', { until: hold.until ? realMomentText(hold.until) : '' })}
      </StatusScreen>
    )
  return (
    <StatusScreen
      code="403"
      title={t('admin.role_hold.factor')}
      action={<Button render={<RouterLink to="/settings?tab=security" />}>{t('admin.role_hold.factor_add')}</Button>}
    >
      {t('admin.role_hold.factor_help')}
    </StatusScreen>
  )
}
