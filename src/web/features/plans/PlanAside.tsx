/** Replaces the purchase panel for a visitor, a fully subscribed plan, or one that is not offered. */
import { Link as RouterLink, useLocation } from 'react-router'
import type { Plan } from '#web/entities/plan/index.ts'
import { Button, Card } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export function VisitorPanel() {
  const t = useText()
  const { pathname } = useLocation()
  return (
    <Card title={t('plans.invest.title')}>
      <p className="mb-4 text-text-2">{t('plans.invest.visitor')}</p>
      <Button block render={<RouterLink to={`/login?next=${encodeURIComponent(pathname)}`} />}>
        {t('plans.invest.log_in')}
      </Button>
    </Card>
  )
}

export function NotSoldPanel({ reason }: { reason: Exclude<Plan['availability'], 'on_sale'> }) {
  const t = useText()
  return (
    <Card title={t('plans.invest.title')}>
      <p className="mb-4 text-text-2">{t(reason === 'fully_subscribed' ? 'plans.invest.subscribed_help' : 'plans.invest.offered_help')}</p>
      <Button variant="secondary" block disabled>
        {t(`plans.${reason}`)}
      </Button>
      <Button variant="quiet" block className="mt-2" render={<RouterLink to="/plans" />}>
        {t('plans.invest.other_plans')}
      </Button>
    </Card>
  )
}
