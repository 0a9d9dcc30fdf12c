/** A bot's rule in a few words. */
import type { Bot } from '#web/entities/bot/index.ts'
import type { T } from '#web/shared/locale/text.ts'

const keys = { '1.0': 'v1', '2.0': 'v2', '4.0': 'v4', '5.0': 'v5', '7.0': 'v7', '8.0': 'v8' } as const

export function briefText(t: T, { version }: Pick<Bot, 'version'>): string {
  return t(`record.brief.${keys[version]}`)
}
