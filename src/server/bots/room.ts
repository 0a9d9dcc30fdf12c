import { defineRoom, limitsOf, series } from '#server/room'
import type { BotsDependencies, ReadOutlooks } from './dependencies.ts'
import { openBots } from './open.ts'
import { limitNames, readLimits } from './own/start.ts'
import { eraseRules, listOf } from './own/store.ts'
import { ownBotRoutes } from './own-routes.ts'
import { botRoutes } from './routes.ts'

type Needs = Omit<BotsDependencies, 'bots' | 'readOutlooks'> & {
  readonly forecasts: { readonly readOutlooks: ReadOutlooks }
}

export const botsRoom = defineRoom({
  name: 'bots',
  knows: ['http', 'store'],
  needs: ['database', 'clock', 'market', 'forecasts', 'codeVersion'],
  open: ({ forecasts, ...given }: Needs) => openBots({ ...given, readOutlooks: forecasts.readOutlooks }),
  routes: (room) => ({ ...botRoutes(room), ...ownBotRoutes(room) }),
  jobs: ({ announce, round, makeHistories, checkDays }) => [
    { name: 'announce fills', every_seconds: 1, on: 'web', run: announce },
    // One node is enough; the database would keep two apart.
    { name: 'bots', every_seconds: 1, on: 'worker', lead: { keep: 9 }, run: round },
    { name: 'bots history', every_seconds: 10, on: 'worker', lead: { while: 300 }, run: makeHistories },
    { name: 'bots divergence', every_seconds: 600, on: 'worker', lead: { while: 1800 }, run: checkDays },
  ],
  limits: (room) => limitsOf(limitNames, ({ user_id }) => readLimits(room, user_id)),
  erase: (_, tx, { user_id }) => eraseRules(tx, user_id),
  exports: ({ database }) => [{ name: 'own_bots', read: (user_id) => listOf(database, user_id) }],
  series: ({ halts }) => [
    series('bots', halts, {
      clearterm_bot_halted: {
        help: 'Whether a bot may not trade now.',
        label: 'bot',
        of: (bots) => bots.map(({ version, halted }) => [version, halted ? 1 : 0]),
      },
    }),
  ],
})
