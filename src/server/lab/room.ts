import type { Identity } from '#server/identity'
import { defineRoom, limitsOf } from '#server/room'
import type { LabDependencies } from './dependencies.ts'
import { limitNames, readLimits } from './limits.ts'
import { labRoutes } from './routes.ts'
import { countTrialsBy, eraseLab, listOwn } from './store.ts'

type Needs = Omit<LabDependencies, 'throttle'> & { readonly identity: Pick<Identity, 'throttle'> }

export const labRoom = defineRoom({
  name: 'lab',
  knows: ['bots', 'identity', 'store'],
  needs: ['database', 'clock', 'identity', 'bots'],
  open: ({ identity, ...given }: Needs): LabDependencies => ({ ...given, throttle: identity.throttle }),
  routes: labRoutes,
  limits: (room) => limitsOf(limitNames, ({ user_id }) => readLimits(room, user_id)),
  erase: (_, tx, { user_id }) => eraseLab(tx, user_id),
  exports: ({ database }) => [
    {
      name: 'lab',
      read: async (user_id) => ({ trials: await countTrialsBy(database, user_id), saved_runs: await listOwn(database, user_id) }),
    },
  ],
})
