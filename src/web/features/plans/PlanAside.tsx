/** Replaces the purchase panel for a plan that is not offered. */
import { Link as RouterLink } from 'react-router'
import { Button, Card } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export function NotOfferedPanel() {
  const t = useText()
  return (
    <Card title={t('plans.invest.title')}>
      <p className="mb-4 text-text-2">{t('plans.invest.offered_help')}</p>
      <Button variant="secondary" block disabled>
        {t('plans.not_offered')}
      </Button>
      <Button variant="quiet" block className="mt-2" render={<RouterLink to="/plans" />}>
        {t('plans.invest.other_plans')}
      </Button>
    </Card>
  )
}
