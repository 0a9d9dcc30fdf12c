/** One plan: the drawing of its term, its terms in full, and buying it. Visitors read the same page; only buying asks for a log-in. */
import { useState } from 'react'
import { Link as RouterLink, useParams } from 'react-router'
import { serverText } from '#web/locales/refusal-text.ts'
import { useText } from '#web/locales/text.ts'
import { useStoredUser } from '#web/session/index.ts'
import { Breadcrumb, Card, Chip, Icon, Note, Skeleton } from '#web/ui/index.ts'
import { useAccount } from '../dashboard/account-query.ts'
import { Failed } from '../states/Failed.tsx'
import { isAbsent } from '../states/is-absent.ts'
import { Loading } from '../states/Loading.tsx'
import { NotFound } from '../states/NotFound.tsx'
import { StaleNote } from '../states/StaleNote.tsx'
import { Calculator } from './Calculator.tsx'
import { InvestPanel } from './InvestPanel.tsx'
import { NotSoldPanel, VisitorPanel } from './PlanAside.tsx'
import { PlanDrawing } from './PlanDrawing.tsx'
import { PlanSentence } from './PlanSentence.tsx'
import { PlanTerms } from './PlanTerms.tsx'
import { bylineOf, showPlan } from './plan-shown.tsx'
import { isFullySubscribed, isOffered, type OfferedPlan, type Plan } from './plan-words.ts'
import { usePlan } from './plans-query.ts'

const columns = 'grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_23rem] [&>*]:min-w-0'

export function Component() {
  const t = useText()
  const { id = '' } = useParams()
  const plan = usePlan(id)
  const again = { onRetry: () => void plan.refetch(), working: plan.isFetching }
  if (plan.data) {
    return (
      <>
        <Trail name={plan.data.name} />
        <StaleNote error={plan.error} at={plan.dataUpdatedAt} {...again} />
        {isOffered(plan.data) ? <Offered plan={plan.data} at={new Date(plan.dataUpdatedAt)} /> : <Unoffered plan={plan.data} />}
      </>
    )
  }
  if (isAbsent(plan.error)) {
    return (
      <NotFound title={t('plans.not_found')} back={t('plans.all')} to="/plans">
        {t('plans.not_found_help')}
      </NotFound>
    )
  }
  if (plan.isError) return <Failed title={t('plans.failed_one')} error={plan.error} {...again} />
  return <PlanSkeleton />
}

function Trail({ name }: { name: string }) {
  const t = useText()
  return (
    <Breadcrumb
      label={t('plans.trail')}
      trail={[{ label: t('plans.title'), href: '/plans', render: <RouterLink to="/plans" /> }]}
      current={name}
    />
  )
}

function Offered({ plan, at }: { plan: OfferedPlan; at: Date }) {
  const t = useText()
  const signedIn = useStoredUser() !== null
  const account = useAccount(signedIn)
  const [typed, setTyped] = useState('')
  return (
    <div className={`${columns} xl:grid-rows-[auto_auto_1fr]`}>
      <PlanDrawing plan={plan} />
      <Calculator plan={plan} typed={typed} onType={setTyped} />
      <div className="grid gap-4 md:gap-6 xl:col-start-2 xl:row-span-3 xl:row-start-1 [&>*]:min-w-0">
        <Card title={t('plans.terms.title')} aside={t('plans.terms.version', { version: plan.terms_version })}>
          <PlanTerms plan={showPlan(t, plan, at)} />
          <Note kind="risk" className="mt-2 mb-3.5">
            {t('plans.admit')}
          </Note>
          <p>
            <PlanSentence bot_version={plan.bot_version} />
          </p>
        </Card>
        {isFullySubscribed(plan) ? (
          <NotSoldPanel reason="fully_subscribed" />
        ) : signedIn ? (
          <InvestPanel plan={plan} account={account.data?.account_info} typed={typed} onType={setTyped} />
        ) : (
          <VisitorPanel />
        )}
      </div>
      <Features plan={plan} />
    </div>
  )
}

function Features({ plan }: { plan: Plan }) {
  const t = useText()
  return (
    <Card title={t('plans.features')}>
      <p className="mb-4 max-w-[60ch] text-text-2">{serverText(plan.description)}</p>
      <ul className="grid gap-x-6 gap-y-2.5 md:grid-cols-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Icon name="check" className="text-accent-text" />
            <span className="min-w-0">{serverText(feature)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Unoffered({ plan }: { plan: Plan }) {
  const t = useText()
  const byline = bylineOf(t, plan)
  return (
    <div className={columns}>
      <Card title={plan.name} titleSize="l" aside={<Chip kind="neutral">{t('plans.not_offered')}</Chip>}>
        {byline && <p className="text-13 text-text-2">{byline}</p>}
        <p className="max-w-[60ch] text-text-2">{serverText(plan.description)}</p>
      </Card>
      <NotSoldPanel reason="not_offered" />
    </div>
  )
}

function PlanSkeleton() {
  return (
    <Loading className={columns}>
      <Card>
        <Skeleton width="60%" height={24} />
        <Skeleton height={280} className="mt-6" />
        <Skeleton width="70%" className="mt-6" />
      </Card>
      <Card>
        <Skeleton width={80} height={20} />
        <Skeleton lines={9} height={20} className="mt-6" />
        <Skeleton height={44} className="mt-8" />
      </Card>
    </Loading>
  )
}
