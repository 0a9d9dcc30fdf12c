/** The rows of FirstSteps: loaded only for members without an investment. */
import { Link as RouterLink } from 'react-router'
import { Card, Icon, Link, VisuallyHidden } from '#web/kit/index.ts'
import type { AccountInfo } from '#web/shared/account/account-words.ts'
import { useSecondFactor } from '#web/shared/account/second-factor-query.ts'
import { useText } from '#web/shared/locale/text.ts'

type Step = { readonly name: 'email' | 'deposit' | 'plan' | 'factor'; readonly done: boolean; readonly to: string }

export function Steps({ account }: { account: AccountInfo }) {
  const t = useText()
  const factor = useSecondFactor()
  const steps: readonly Step[] = [
    { name: 'email', done: true, to: '/profile' },
    { name: 'deposit', done: account.total_deposit !== '0.00', to: '/deposit' },
    { name: 'plan', done: false, to: '/plans' },
    { name: 'factor', done: (factor.data?.factor ?? null) !== null, to: '/settings?tab=security' },
  ]
  const done = steps.filter((step) => step.done).length
  return (
    <Card
      title={t('dashboard.first_steps.title')}
      aside={<span className="num text-text-2">{t('dashboard.first_steps.done', { done, all: steps.length })}</span>}
    >
      <ol className="grid gap-x-6 md:grid-cols-2 xl:grid-cols-4">
        {steps.map((step) => (
          <Row key={step.name} step={step} />
        ))}
      </ol>
    </Card>
  )
}

function Row({ step: { name, done, to } }: { step: Step }) {
  const t = useText()
  const title = t(`dashboard.first_steps.${name}`)
  return (
    <li className="flex items-start gap-3 py-2.5">
      <span className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full ${done ? 'text-gain' : 'border border-line-control'}`}>
        {done && <Icon name="check" size={16} />}
      </span>
      <span className="min-w-0">
        {done ? (
          <span className="font-medium text-text-2">
            {title}
            <VisuallyHidden>{t('dashboard.first_steps.is_done')}</VisuallyHidden>
          </span>
        ) : (
          <Link render={<RouterLink to={to} />}>{title}</Link>
        )}
        <span className="block text-text-2">{t(`dashboard.first_steps.${name}_help`)}</span>
      </span>
    </li>
  )
}
