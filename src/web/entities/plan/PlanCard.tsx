/** A plan's card, for public pages and the app, and its parts: availability, features and the sentence of its return. */
import type { ReactNode } from 'react'
import { Button, Chip, Icon, join, Link, moneyText, VisuallyHidden } from '#web/kit/index.ts'
import { noteText } from '#web/shared/locale/note-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go, SLOT, TextWithElement } from '#web/shared/screen/page-context.tsx'
import { TermMini } from '#web/shared/term/index.ts'
import { PlanTerms, type ShowPart } from './plan-terms.tsx'
import { bylineOf, FEATURES_SHOWN, isOffered, type OfferedPlan, type Plan } from './plan-words.ts'

export type PlanCardProps = {
  readonly plan: Plan
  readonly show: ShowPart
  /** On a public page: its public name, a lower heading level, no features, and a link to the page of all plans. */
  readonly site?: boolean | undefined
}

export function PlanCard({ plan, show, site = false }: PlanCardProps) {
  const t = useText()
  const name = (site && plan.landing_name) || plan.name
  const byline = bylineOf(t, plan, site)
  const Heading = site ? 'h3' : 'h2'
  const [to, kind] =
    plan.availability === 'on_sale' ? [site ? '/plan' : `/plans/${plan.id}`, 'invest_now' as const] : [`/plans/${plan.id}`, 'see' as const]
  return (
    <article
      aria-labelledby={`plan-${plan.id}`}
      className={join(
        'grid min-w-0 content-start gap-4 rounded-4 border border-line p-(--card-pad) shadow-card',
        site ? 'grid-rows-[auto_auto_1fr_auto_auto] bg-canvas light:bg-surface-1' : 'grid-rows-[auto_auto_auto_1fr_auto_auto] bg-surface-1',
      )}
    >
      <header>
        <div className="flex items-start justify-between gap-2">
          <Heading id={`plan-${plan.id}`} className="font-head text-16 font-bold tracking-[-.005em] wrap-anywhere">
            {name}
          </Heading>
          <AvailabilityChip availability={plan.availability} />
        </div>
        {byline && <p className="text-14 text-text-2">{byline}</p>}
      </header>
      {isOffered(plan) ? (
        <Offered plan={plan} show={show} site={site} />
      ) : (
        <p className="text-14 text-text-2">{t('plans.invest.offered_help')}</p>
      )}
      <Button
        variant={kind === 'see' ? 'secondary' : 'primary'}
        block
        render={<Go to={to} />}
        aria-label={t(`plans.${kind}_label`, { name })}
        className="self-end"
      >
        {t(`plans.${kind}`)}
      </Button>
    </article>
  )
}

function Offered({ plan, show, site }: { plan: OfferedPlan; show: ShowPart; site: boolean }) {
  const t = useText()
  const full = plan.availability === 'fully_subscribed'
  return (
    <>
      <div className="grid gap-2 text-14 text-text-2">
        <Pair label={t(full ? 'plans.not_aside' : 'plans.aside')} value={full ? null : t('plans.aside_value')} />
        <TermMini aside={!full} label={t(full ? 'plans.mini_none' : 'plans.mini')} />
        <Pair label={t('plans.smallest')} value={show('smallest', moneyText(plan.min))} />
      </div>
      <PlanTerms plan={plan} show={show} />
      {!site && (
        <ul aria-label={t('plans.features')} className="grid content-start gap-1.5 border-t border-line pt-3 text-14 text-text-2">
          {plan.features.slice(0, FEATURES_SHOWN).map((feature, at) => (
            <PlanFeature key={feature}>{noteText(plan.feature_notes[at] ?? null, feature)}</PlanFeature>
          ))}
        </ul>
      )}
      <p className="border-t border-line pt-3 text-14 text-text-2">
        <PlanSentence bot_version={plan.bot_version} />
      </p>
    </>
  )
}

function Pair({ label, value }: { label: string; value: ReactNode }) {
  return (
    <p className="flex justify-between gap-3">
      <span>{label}</span>
      {value && <span className="font-medium text-text">{value}</span>}
    </p>
  )
}

/** Whether a plan is on sale, from the server. */
const kinds = { on_sale: 'active', fully_subscribed: 'closed', not_offered: 'neutral' } as const

export function AvailabilityChip({ availability }: Pick<Plan, 'availability'>) {
  const t = useText()
  return <Chip kind={kinds[availability]}>{t(`plans.${availability}`)}</Chip>
}

/** One feature of a plan. */
export function PlanFeature({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon name="check" size={16} className="mt-0.5 text-accent-text" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

/** Explains a plan's return, with a link to the record of its bot; `all`: to the records of all bots. */
export function PlanSentence({ bot_version }: { bot_version: string | null }) {
  const t = useText()
  if (!bot_version) return t('plans.sentence_plain')
  const all = bot_version === 'all'
  return (
    <TextWithElement text={t('plans.sentence', { here: SLOT })}>
      {/* As text rather than a label, so that a list of the page's links shows the target. */}
      <Link render={<Go to={all ? '/bots' : `/bots/${bot_version}`} />}>
        <span aria-hidden="true">{t('plans.here')}</span>
        <VisuallyHidden>{all ? t('plans.here_all') : t('plans.here_label', { version: bot_version })}</VisuallyHidden>
      </Link>
    </TextWithElement>
  )
}
