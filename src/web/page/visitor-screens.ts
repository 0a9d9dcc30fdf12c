/**
 * Public screens that no search engine lists, and those whose address names one of many records. Where the server has not all of their data, their
 * document is empty but for the frame, and is drawn at once.
 */
import type { ScreenCode } from './screens.ts'

export type VisitorScreen = ScreenCode & {
  /** Rendered by the server, like a listed screen. */
  readonly rendered?: true
}

export type VisitorScreenName = 'support' | 'thread' | 'lab' | 'saved_run' | 'sample' | 'wallet_changes' | 'trade'

export const visitorScreens: Readonly<Record<VisitorScreenName, VisitorScreen>> = {
  support: { paths: ['/support'], title: 'shell.support', load: () => import('#web/features/support/route.tsx') },
  thread: { paths: ['/support/thread'], title: 'shell.support', load: () => import('#web/features/support/thread-route.tsx') },
  lab: { paths: ['/bots/lab'], title: 'shell.lab', load: () => import('#web/features/lab/route.tsx') },
  saved_run: { paths: ['/bots/lab/:id'], title: 'shell.lab', load: () => import('#web/features/lab/saved-route.tsx') },
  sample: { paths: ['/sample'], title: 'shell.sample', load: () => import('#web/features/dashboard/sample-route.tsx') },
  wallet_changes: {
    paths: ['/wallet-changes'],
    title: 'shell.wallets',
    rendered: true,
    load: () => import('#web/features/deposit/changes-route.tsx'),
  },
  trade: { paths: ['/trades/:id'], title: 'shell.fill', load: () => import('#web/features/live-trades/trade-route.tsx') },
}
