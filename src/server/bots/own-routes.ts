/** The routes of members' own bots: they translate between wire and use case. The lab releases them. */
import { MAX_OWN_BOTS_LISTED, type ownBots } from '#contract/member/own-bots'
import type { Handlers } from '#contract/shared/define'
import { isId } from '#kernel/id'
import { isRefused, refuse } from '#kernel/refusal'
import { stopBot } from './own/start.ts'
import { findOf, listOf } from './own/store.ts'
import type { ViewDependencies } from './view/bot-view.ts'
import { viewOwn, viewOwnBots, viewOwnRecord } from './view/own-view.ts'

export function ownBotRoutes(deps: ViewDependencies): Omit<Handlers<typeof ownBots>, 'releaseOwnBot'> {
  const { database } = deps
  return {
    listOwnBots: async ({ caller }) => ({ data: await viewOwnBots(deps, await listOf(database, caller.user_id, MAX_OWN_BOTS_LISTED)) }),
    readOwnBot: async ({ caller, params: { id } }) => {
      const own = isId(id) ? await findOf(database, caller.user_id, id) : null
      return own ? { data: await viewOwnRecord(deps, own) } : refuse('no_bot')
    },
    stopOwnBot: async ({ caller, params: { id } }) => {
      const stopped = await stopBot(deps, caller.user_id, id)
      return isRefused(stopped) ? stopped : { data: await viewOwn(deps, stopped) }
    },
  }
}
