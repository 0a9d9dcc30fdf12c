/** The lab's routes: they translate between wire and use case. */
import type { lab } from '#contract/lab'
import type { ownBots } from '#contract/member/own-bots'
import type { Handlers } from '#contract/shared/define'
import { assert } from '#kernel/assert'
import { isId, newId } from '#kernel/id'
import type { IdempotencyContext } from '#kernel/idempotency'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { viewReleased } from '#server/bots'
import { refuseIfClosed } from '#server/identity'
import { findRepeat, type OnceKey, onceHashes, type WrittenRow } from '#server/store'
import type { LabDependencies } from './dependencies.ts'
import { limitLab } from './limits.ts'
import { releaseBot } from './release-bot.ts'
import { saveRun } from './save-run.ts'
import { countTrialsBy, findRun, insertTrials, type LabRun, listOwn, removeRun, type TrialCount } from './store.ts'

export function labRoutes(deps: LabDependencies): Handlers<typeof lab> & Pick<Handlers<typeof ownBots>, 'releaseOwnBot'> {
  const { database, bots } = deps
  const trialsOf = async (user_id: string) => {
    const families = await countTrialsBy(database, user_id)
    return { total: families.reduce((sum, { trials }) => sum + trials, 0), families }
  }
  return {
    readLabTrials: async ({ caller }) => ({ data: await trialsOf(caller.user_id) }),
    countLabTrials: async ({ caller, body, once }) => {
      const counted = await countTrials(deps, caller.user_id, body, once)
      return isRefused(counted) ? counted : reply(counted, once, { data: await trialsOf(caller.user_id) })
    },
    saveLabRun: async ({ caller, body, once }) => {
      const saved = await saveRun(deps, caller.user_id, body, once)
      if (isRefused(saved)) return saved
      const run = await findRun(database, saved.id)
      assert(run, 'a run that was saved is there')
      return reply(saved, once, { data: view(run) })
    },
    listLabRuns: async ({ caller }) => ({ data: (await listOwn(database, caller.user_id)).map(viewSummary) }),
    removeLabRun: async ({ caller, params: { id } }) => {
      const gone = isId(id) && (await database.transaction((tx) => removeRun(tx, id, caller.user_id)))
      return gone ? undefined : refuse('no_run')
    },
    readLabRun: async ({ params: { id } }) => {
      const run = isId(id) ? await findRun(database, id) : null
      return run ? { data: view(run) } : refuse('no_run')
    },
    releaseOwnBot: async ({ caller, body, once }) => {
      const released = await releaseBot(deps, caller.user_id, body, once)
      return isRefused(released) ? released : reply(released, once, { data: await viewReleased(bots, caller.user_id, released.id) })
    },
  }
}

function view({ id, inputs, figures, trials, created_at }: LabRun) {
  return { _id: id, ...inputs, figures, trials, created_at }
}

function viewSummary({ id, inputs, trials, created_at }: LabRun) {
  const { kind, choice, family, interval, first_at, last_at } = inputs
  return { _id: id, trials, created_at, kind, choice, family, coins: inputs.coins.length, interval, first_at, last_at }
}

/** A repeat is marked as one. */
function reply<Reply>({ is_repeat }: WrittenRow, { encode }: IdempotencyContext<Reply>, now: Reply) {
  return is_repeat ? { replayed: encode(now) } : now
}

async function countTrials(
  { database, clock, throttle }: LabDependencies,
  user_id: string,
  count: TrialCount,
  once: OnceKey,
): Promise<WrittenRow | Refused<'too_many' | 'key_reused' | 'session_expired'>> {
  return database.transaction(async (tx) => {
    const closed = await refuseIfClosed(tx, user_id)
    if (closed) return closed
    const hashes = onceHashes(once)
    const first = await findRepeat(tx, { table: 'lab_trial', id: 'id', turn: `lab/${user_id}` }, hashes)
    if (isRefused(first) || first) return first
    const limited = await limitLab(throttle, tx, user_id, 'trials')
    if (limited) return limited
    const created_at = clock.now()
    const id = newId(created_at)
    await insertTrials(tx, { id, user_id, ...count, ...hashes, created_at })
    return { id, is_repeat: false }
  })
}
