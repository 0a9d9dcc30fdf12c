/** The plans, each with what the server writes in; of a plan that is not on sale its name alone. */
import type { ComponentType, ReactNode } from 'react'
import { livePlans } from '#contract/live-figures'
import { FEATURES_SHOWN, PlanCard, PlanFeature, type PlanPart, PlanSentence, type PlanShown, partLooks } from '#web/entities/plan/index.ts'
import { ListedPlan, ListedPlans } from '#web/features/plans/ListedPlans.tsx'
import { PlanBoard } from '#web/features/plans/PlanBoard.tsx'
import { figureStyle, join } from '#web/kit/index.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/go.tsx'
import { LiveWhen, useLive } from '#web/site/parts/Live.tsx'

/** What words and figures are taken from. */
export type Saying = { readonly t: T; readonly live: (name: string) => string }
export type PlanId = (typeof livePlans)[number]

export function PlansBefore() {
  const live = useLive()
  return (
    <PlanBoard
      offered={livePlans.map((id) => <PlanBefore key={id} id={id} />)}
      listed={
        <LiveWhen name="listed" is="some">
          <ListedPlans>
            {livePlans.map((id) => (
              <LiveWhen key={id} name={`sale_${id}`} is="none">
                <ListedPlan name={live(`name_${id}`)} />
              </LiveWhen>
            ))}
          </ListedPlans>
        </LiveWhen>
      }
    />
  )
}

function PlanBefore({ id }: { id: PlanId }) {
  const saying = { t: useText(), live: useLive() }
  return (['on', 'full'] as const).map((sale) => (
    <LiveWhen key={sale} name={`sale_${id}`} is={sale}>
      <PlanCard plan={planBefore(saying, id, sale === 'full')} />
    </LiveWhen>
  ))
}

/** A plan as it will read once the server has written it in. */
export function planBefore({ t, live }: Saying, id: PlanId, full: boolean): PlanShown {
  const mark = (part: string) => live(`${part}_${id}`)
  const opens = (part: PlanPart, reading: ReactNode) => (
    <Go to={`/plans/${id}`} className={join(figureStyle, partLooks[part])}>
      {reading}
    </Go>
  )
  return {
    id,
    name: mark('name'),
    byline: <Byline id={id} />,
    full,
    rate: opens('rate', mark('percent')),
    apy: opens('apy', mark('apy')),
    term: opens('term', <Term id={id} />),
    range: opens('range', t('plans.terms.range', { min: mark('least'), max: mark('most') })),
    smallest: mark('min'),
    daily: opens('daily', mark('daily')),
    capital: t('plans.terms.capital_yes'),
    exit: opens('exit', <Exit id={id} />),
    capacity: opens('capacity', mark('left')),
    risk: mark('risk'),
    features: <Features id={id} most={FEATURES_SHOWN} Line={PlanFeature} />,
    sentence: <Sentence id={id} />,
  }
}

function Byline({ id }: { id: PlanId }) {
  const live = useLive()
  const t = useText()
  const landing = live(`landing_${id}`)
  return (
    <>
      <LiveWhen name={`follows_${id}`} is="bot">
        {t('plans.follows', { landing, bot: live(`bot_${id}`) })}
      </LiveWhen>
      <LiveWhen name={`follows_${id}`} is="words">
        {t('plans.follows_plain', { landing })}
      </LiveWhen>
    </>
  )
}

function Term({ id }: { id: PlanId }) {
  const t = useText()
  return <OfDays id={id} say={(count) => t('plans.terms.days', { count })} />
}

export type OfDaysProps = { readonly id: PlanId; readonly say: (count: number | string) => string }

/** What is said of a plan's length: a single day is said otherwise than many. */
export function OfDays({ id, say }: OfDaysProps) {
  const live = useLive()
  return (
    <>
      <LiveWhen name={`length_${id}`} is="one">
        {say(1)}
      </LiveWhen>
      <LiveWhen name={`length_${id}`} is="more">
        {say(live(`days_${id}`))}
      </LiveWhen>
    </>
  )
}

function Exit({ id }: { id: PlanId }) {
  const live = useLive()
  const t = useText()
  return (
    <>
      <LiveWhen name={`leaving_${id}`} is="all">
        {t('plans.terms.exit_all')}
      </LiveWhen>
      <LiveWhen name={`leaving_${id}`} is="share">
        {t('plans.terms.exit_share', { share: live(`share_${id}`) })}
      </LiveWhen>
    </>
  )
}

export type FeaturesProps = { readonly id: PlanId; readonly most: number; readonly Line: ComponentType<{ children: string }> }

export function Features({ id, most, Line }: FeaturesProps) {
  const live = useLive()
  return Array.from({ length: most }, (_none, at) => `feature${at + 1}`).map((feature) => (
    <LiveWhen key={feature} name={`${feature}_of_${id}`} is="yes">
      <Line>{live(`${feature}_${id}`)}</Line>
    </LiveWhen>
  ))
}

function Sentence({ id }: { id: PlanId }) {
  const live = useLive()
  return (
    <>
      <LiveWhen name={`sentence_${id}`} is="bot">
        <PlanSentence bot_version={live(`bot_${id}`)} />
      </LiveWhen>
      <LiveWhen name={`sentence_${id}`} is="plain">
        <PlanSentence bot_version={null} />
      </LiveWhen>
    </>
  )
}
