import { HOUR_SECONDS } from '#kernel/duration'
import { defineRoom } from '#server/room'
import type { HubDependencies } from './hub.ts'
import { openLive } from './open.ts'

type Needs = Pick<HubDependencies, 'database'> & {
  readonly identity: Pick<HubDependencies, 'liveSessions'>
  readonly report: (message: string) => HubDependencies['report']
}

export const liveRoom = defineRoom({
  name: 'live',
  knows: ['store'],
  needs: ['database', 'identity', 'report'],
  open: ({ database, identity, report }: Needs) =>
    openLive({ database, liveSessions: identity.liveSessions, report: report('no live news') }),
  routes: ({ routes }) => routes,
  jobs: ({ purge }) => [{ name: 'purge live', every_seconds: HOUR_SECONDS, on: 'worker', lead: { while: 600 }, run: purge }],
  close: ({ close }) => close(),
})
