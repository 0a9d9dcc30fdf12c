/** One plan on the list: drawing, what is set aside, terms, what it comes with, and the way to buy. Fully subscribed is drawn dashed. */

import { Button, Chip, TermMini } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/go.tsx'
import { PlanTerms } from './PlanTerms.tsx'
import type { PlanShown } from './plan-shown.tsx'
import { Reading } from './Reading.tsx'

export function PlanCard({ plan }: { plan: PlanShown }) {
  const t = useText()
  const { full } = plan
  return (
    <article
      aria-labelledby={`plan-${plan.id}`}
      className="grid min-w-0 grid-rows-[auto_auto_auto_1fr_auto_auto] content-start gap-4 rounded-4 border border-line bg-surface-1 p-(--card-pad) shadow-card"
    >
      <header>
        <div className="flex items-start justify-between gap-2">
          <h2 id={`plan-${plan.id}`} className="font-head text-16 font-bold tracking-[-.005em] wrap-anywhere">
            {plan.name}
          </h2>
          <Chip kind={full ? 'fully-subscribed' : 'on-sale'}>{t(full ? 'plans.fully_subscribed' : 'plans.on_sale')}</Chip>
        </div>
        {plan.byline && <p className="text-13 text-text-2">{plan.byline}</p>}
      </header>
      <div className="grid gap-2 text-13 text-text-2">
        <Pair label={t(full ? 'plans.not_aside' : 'plans.aside')} value={full ? null : t('plans.aside_value')} />
        <TermMini aside={!full} label={t(full ? 'plans.mini_none' : 'plans.mini')} />
        <Pair label={t('plans.smallest')} value={<Reading>{plan.smallest}</Reading>} />
      </div>
      <PlanTerms plan={plan} />
      <ul aria-label={t('plans.features')} className="grid content-start gap-1.5 border-t border-line pt-3 text-13 text-text-2">
        {plan.features}
      </ul>
      <p className="border-t border-line pt-3 text-13 text-text-2">{plan.sentence}</p>
      {full ? (
        <Button variant="secondary" block render={<Go to={`/plans/${plan.id}`} />} aria-label={t('plans.see_label', { name: plan.name })}>
          {t('plans.see')}
        </Button>
      ) : (
        <Button block render={<Go to={`/plans/${plan.id}`} />} aria-label={t('plans.invest_now_label', { name: plan.name })}>
          {t('plans.invest_now')}
        </Button>
      )}
    </article>
  )
}

function Pair({ label, value }: { label: string; value: React.ReactNode }) {
  return (
    <p className="flex justify-between gap-3">
      <span>{label}</span>
      {value && <span className="font-medium text-text">{value}</span>}
    </p>
  )
}
