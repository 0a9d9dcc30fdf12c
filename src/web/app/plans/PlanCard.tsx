/** One plan on the list: drawing, what is set aside, terms, what it comes with, and the way to buy. Fully subscribed is drawn dashed. */
import { Link as RouterLink } from 'react-router'
import { serverText } from '#web/locales/refusal-text.ts'
import { useText } from '#web/locales/text.ts'
import { Button, Chip, Icon, Money, TermMini } from '#web/ui/index.ts'
import { PlanSentence } from './PlanSentence.tsx'
import { PlanTerms, type PlanTermsProps } from './PlanTerms.tsx'
import { isFullySubscribed, type OfferedPlan } from './plan-words.ts'

const FEATURES_SHOWN = 5

export function PlanCard({ plan, at }: PlanTermsProps) {
  const t = useText()
  const full = isFullySubscribed(plan)
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
        <PlanByline plan={plan} />
      </header>
      <div className="grid gap-2 text-13 text-text-2">
        <Pair label={t(full ? 'plans.not_aside' : 'plans.aside')} value={full ? null : t('plans.aside_value')} />
        <TermMini aside={!full} label={t(full ? 'plans.mini_none' : 'plans.mini')} />
        <Pair label={t('plans.smallest')} value={<Money value={plan.min} />} />
      </div>
      <PlanTerms plan={plan} at={at} />
      <ul aria-label={t('plans.features')} className="grid content-start gap-1.5 border-t border-line pt-3 text-13 text-text-2">
        {plan.features.slice(0, FEATURES_SHOWN).map((feature) => (
          <li key={feature} className="flex gap-2">
            <Icon name="check" size={16} className="mt-0.5 text-accent-text" />
            <span className="min-w-0">{serverText(feature)}</span>
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-3 text-13 text-text-2">
        <PlanSentence bot_version={plan.bot_version} />
      </p>
      {full ? (
        <Button
          variant="secondary"
          block
          render={<RouterLink to={`/plans/${plan.id}`} />}
          aria-label={t('plans.see_label', { name: plan.name })}
        >
          {t('plans.see')}
        </Button>
      ) : (
        <Button block render={<RouterLink to={`/plans/${plan.id}`} />} aria-label={t('plans.invest_now_label', { name: plan.name })}>
          {t('plans.invest_now')}
        </Button>
      )}
    </article>
  )
}

/** "AI MASTER PLAN · follows bot 2.0" */
export function PlanByline({ plan }: { plan: Pick<OfferedPlan, 'landing_name' | 'bot_version'> }) {
  const t = useText()
  if (!plan.landing_name) return null
  const words = plan.bot_version
    ? t('plans.follows', { landing: plan.landing_name, bot: plan.bot_version })
    : t('plans.follows_plain', { landing: plan.landing_name })
  return <p className="text-13 text-text-2">{words}</p>
}

function Pair({ label, value }: { label: string; value: React.ReactNode }) {
  return (
    <p className="flex justify-between gap-3">
      <span>{label}</span>
      {value && <span className="font-medium text-text">{value}</span>}
    </p>
  )
}
