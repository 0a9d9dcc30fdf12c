/** Starts a member's rule as a live paper bot, and stops one. Who may start one, and how often, the lab decides. */
import { MAX_OWN_BOTS, MAX_OWN_BOTS_TOGETHER } from '#contract/member/own-bots'
import { isId, newId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import { countLimit } from '#server/room'
import type { OnceHashes, Tx } from '#server/store'
import type { BotsDependencies } from '../dependencies.ts'
import { versionOf } from './own-bot.ts'
import { countRunning, findOf, freePlaces, insertRule, type OwnRule, stopRule } from './store.ts'

const LIMITS = { member: MAX_OWN_BOTS, instance: MAX_OWN_BOTS_TOGETHER }

export const limitNames = ['own_bots', 'all_bots'] as const

/** The places that a start takes: the member's own, and those of the instance. Its total is known to all, but not who has them. */
export async function readLimits({ database }: Pick<BotsDependencies, 'database'>, user_id: string) {
  const taken = await countRunning(database, user_id)
  const own = Math.max(0, MAX_OWN_BOTS - taken.member)
  const all = Math.max(0, MAX_OWN_BOTS_TOGETHER - taken.instance)
  return [
    countLimit(
      'own_bots',
      { at_most: MAX_OWN_BOTS, used: taken.member, left: own },
      { until: taken.member === 0 ? 'unused' : 'freed', blocked: own === 0 && { reason: 'own_bots_full' } },
    ),
    countLimit(
      'all_bots',
      { at_most: MAX_OWN_BOTS_TOGETHER, used: null, left: all },
      { until: 'freed', blocked: all === 0 && { reason: 'own_bots_none_left' } },
    ),
  ]
}

export type Start = Pick<OwnRule, 'name' | 'program' | 'bar' | 'started_at'> & OnceHashes & { readonly user_id: string }

/** In a transaction that has the turn of all starts: the places of the instance are taken one after the other. */
export async function startBot(tx: Tx, start: Start): Promise<{ readonly id: string } | Refused<'wrong_status'>> {
  const { member, instance } = await freePlaces(tx, start.user_id, LIMITS)
  if (member === null) return refuse('wrong_status', { reason: 'own_bots_full' })
  if (instance === null) return refuse('wrong_status', { reason: 'own_bots_none_left' })
  const id = newId(start.started_at)
  await insertRule(tx, { id, ...start, member, instance })
  return { id }
}

/** Stopping again changes nothing. */
export async function stopBot(
  { database, clock }: Pick<BotsDependencies, 'database' | 'clock'>,
  user_id: string,
  id: string,
): Promise<OwnRule | Refused<'no_bot'>> {
  if (!isId(id)) return refuse('no_bot')
  return database.transaction(async (tx) => {
    const own = await findOf(tx, user_id, id)
    if (!own) return refuse('no_bot')
    await stopRule(tx, { id, version: versionOf(own), at: clock.now() })
    return (await findOf(tx, user_id, id)) ?? refuse('no_bot')
  })
}
