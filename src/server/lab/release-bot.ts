/** Releases a member's rule as a live paper bot. */
import type { ownBots } from '#contract/member/own-bots'
import type { BodyOf } from '#contract/shared/define'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { startBot } from '#server/bots'
import { refuseIfClosed } from '#server/identity'
import { findRepeat, type OnceKey, onceHashes, type WrittenRow } from '#server/store'
import { ruleOfText } from '#trading/language/index'
import type { LabDependencies } from './dependencies.ts'
import { limitLab } from './limits.ts'

type ReleaseRefusal = Refused<'invalid' | 'too_many' | 'key_reused' | 'session_expired' | 'wrong_status'>

export async function releaseBot(
  { database, clock, throttle }: LabDependencies,
  user_id: string,
  { name, program, interval: bar }: BodyOf<typeof ownBots.releaseOwnBot>,
  once: OnceKey,
): Promise<WrittenRow | ReleaseRefusal> {
  const wrong = { reason: 'own_rule_invalid' } as const
  if ('problems' in ruleOfText(program)) return refuse('invalid', { ...wrong, fields: { program: wrong } })
  return database.transaction(async (tx) => {
    const closed = await refuseIfClosed(tx, user_id)
    if (closed) return closed
    const hashes = onceHashes(once)
    // One turn for all members, as startBot needs it.
    const first = await findRepeat(tx, { table: 'bot_rule', id: 'id', turn: 'bots/release' }, hashes)
    if (isRefused(first) || first) return first
    const limited = await limitLab(throttle, tx, user_id, 'releases')
    if (limited) return limited
    const started = await startBot(tx, { user_id, name, program, bar, ...hashes, started_at: clock.now() })
    return isRefused(started) ? started : { id: started.id, is_repeat: false }
  })
}
