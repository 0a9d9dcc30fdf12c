/** Whether a plan is on sale, from the server. */
import { Chip } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Plan } from './plan-words.ts'

const kinds = { on_sale: 'active', fully_subscribed: 'closed', not_offered: 'neutral' } as const

export function AvailabilityChip({ availability }: Pick<Plan, 'availability'>) {
  const t = useText()
  return <Chip kind={kinds[availability]}>{t(`plans.${availability}`)}</Chip>
}
