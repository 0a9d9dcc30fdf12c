/** Plans without terms: name and state, no drawing and no figure. */

import { useText } from '#web/locales/text.ts'
import { Card, Chip } from '#web/ui/index.ts'
import type { Plan } from './plan-words.ts'

export function ListedPlans({ plans }: { plans: readonly Plan[] }) {
  const t = useText()
  if (plans.length === 0) return null
  return (
    <Card title={t('plans.listed')}>
      <p className="mb-2 max-w-[60ch] text-text-2">{t('plans.listed_help')}</p>
      <ul className="grid gap-x-6 md:grid-cols-2 xl:grid-cols-4">
        {plans.map((plan) => (
          <li key={plan.id} className="flex items-center justify-between gap-3 border-b border-line py-3 last:border-b-0 xl:border-b-0">
            <span className="min-w-0 font-medium wrap-anywhere">{plan.name}</span>
            <Chip kind="neutral">{t('plans.not_offered')}</Chip>
          </li>
        ))}
      </ul>
    </Card>
  )
}
