/** A bot's rule as text; it never changes within a version. */
import type { Bot } from '#web/entities/bot/index.ts'
import { noteText } from '#web/shared/locale/note-text.ts'

export function ruleText({ version, rule }: Pick<Bot, 'version' | 'rule'>): string {
  return noteText({ code: `bot_${version.replace('.', '_')}` }, rule)
}
