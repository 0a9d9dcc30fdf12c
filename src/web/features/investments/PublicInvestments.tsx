/** Investments for visitors: an example, where plans are sold, and the bots' paper trades. */
import { Link as RouterLink } from 'react-router'
import { RecentTrades } from '#web/entities/bot/index.ts'
import { Button, Card, Link } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

const steps = ['bought', 'accrues', 'leaves', 'matures'] as const

export function PublicInvestments() {
  const t = useText()
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
      <Card title={t('investments.public.title')}>
        <p className="mb-4 max-w-[60ch] text-text-2">{t('investments.public.lead')}</p>
        <ol className="grid gap-4">
          {steps.map((step) => (
            <li key={step} className="border-t border-line pt-3">
              <h3 className="font-head text-14 font-bold">{t(`investments.public.${step}`)}</h3>
              <p className="max-w-[60ch] text-text-2">{t(`investments.public.${step}_text`)}</p>
            </li>
          ))}
        </ol>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button render={<RouterLink to="/plans" />}>{t('investments.public.plans')}</Button>
          <Button variant="secondary" render={<RouterLink to="/login?next=%2Finvestments" />}>
            {t('investments.public.log_in')}
          </Button>
        </div>
      </Card>
      <Card title={t('bots.trades.recent')} aside={<Link render={<RouterLink to="/live-trades" />}>{t('bots.trades.all')}</Link>}>
        <p className="mb-4 max-w-[60ch] text-text-2">
          {t('investments.public.bots')} <Link render={<RouterLink to="/bots" />}>{t('bots.title')}</Link>
        </p>
        <RecentTrades />
      </Card>
    </div>
  )
}
