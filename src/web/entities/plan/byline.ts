/** "AI MASTER PLAN · follows bot 2.0": a plan's second name, and its bot. */
import type { T } from '#web/shared/locale/text.ts'
import type { Plan } from './plan-words.ts'

type Named = Pick<Plan, 'name' | 'landing_name' | 'bot_version'>

export function bylineOf(t: T, { name, landing_name, bot_version: bot }: Named, under_landing_name = false): string | null {
  const other = under_landing_name ? name : landing_name
  if (!other) return null
  return bot ? t('plans.follows', { name: other, bot }) : other
}
