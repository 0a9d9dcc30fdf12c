/**
 * What each read of the contract costs at most on PostgreSQL, with the session's check and once it is warm: statements, and how often the node waits for
 * the database. Raising a number is a decision.
 */
import { expect, it } from 'vitest'
import { isStaffRole } from '#contract/role'
import { api, type RouteName } from '#contract/routes'
import { quickKind, testStore } from '#test/support/database.ts'
import { countOnWire } from '#test/support/wire.ts'
import { makeWorld } from '../attack/world.ts'
import { pathOf, rows } from '../specification/calls.ts'

/** A route that is not named asks nothing. */
type Cost = readonly [statements: number, trips: number]

const costs: { readonly [Name in RouteName]?: Cost } = {
  readConfig: [1, 1],
  readMailbox: [2, 2],
  readyz: [4, 1],
  readTicker: [1, 1],
  listAllAnnouncements: [2, 2],
  readOwnTestimonial: [4, 3],
  listAllTestimonials: [4, 3],
  listSessions: [2, 2],
  readSecondFactor: [4, 2],
  readMe: [8, 1],
  readAccount: [9, 1],
  listTransactions: [3, 1],
  readTransaction: [4, 2],
  listStatements: [3, 3],
  readStatement: [2, 2],
  listAdminActions: [3, 3],
  exportData: [28, 21],
  readClosing: [6, 3],
  readEquity: [4, 3],
  readFigure: [4, 3],
  searchOwn: [4, 2],
  listPlans: [2, 1],
  readPlan: [2, 1],
  projectPlan: [2, 2],
  quoteExit: [3, 3],
  listInvestments: [4, 1],
  readInvestment: [3, 2],
  readCalendar: [2, 2],
  listWallets: [2, 2],
  readWallet: [2, 2],
  listWalletChanges: [1, 1],
  readDepositLimits: [3, 1],
  readDeposit: [2, 2],
  listPayoutAddresses: [2, 1],
  listMessages: [3, 1],
  readMessage: [2, 2],
  readFile: [1, 1],
  readProof: [3, 3],
  readLogEntries: [2, 2],
  readLogInclusion: [1, 1],
  readLogConsistency: [1, 1],
  readEpoch: [3, 3],
  readLeaves: [4, 4],
  readOwnProof: [7, 7],
  readCertificate: [1, 1],
  readReferral: [7, 3],
  listReferralBonuses: [4, 3],
  listOwnApplications: [2, 2],
  listApplications: [4, 4],
  readApplication: [3, 3],
  readApplicationDocument: [8, 6],
  readPreferences: [2, 2],
  // Each bot's book is read anew; more reads than one connection takes at once.
  listBots: [24, 5],
  readBot: [24, 5],
  readBotTrades: [26, 6],
  readBotEquity: [4, 3],
  listTrades: [2, 1],
  readRecentTrades: [1, 1],
  readTrade: [2, 2],
  readDivergence: [1, 1],
  readPrices: [1, 1],
  readCandles: [1, 1],
  listUsers: [4, 3],
  readUser: [13, 3],
  listAllTransactions: [5, 2],
  readAnyTransaction: [5, 4],
  readTreasury: [7, 3],
  readSettings: [1, 1],
  listAudit: [2, 2],
  readBusinessDate: [2, 2],
  listChanges: [3, 2],
  readTeam: [3, 3],
  listInvites: [2, 2],
  listNotes: [4, 4],
  listUserPostings: [3, 3],
  readAdminOverview: [13, 2],
  searchAll: [7, 3],
  listJobs: [1, 1],
  listMails: [3, 3],
  verifyAudit: [10, 9],
  listAdminPlans: [5, 3],
  readAdminPlan: [5, 3],
  readCommitments: [2, 2],
  listTreasuryPostings: [3, 2],
  listAdminWallets: [3, 3],
  readAdminWallet: [3, 3],
}

/** The least of several calls counts: the node has work of its own, such as its outbox. */
const [WARM_UP, CALLS] = [2, 3]

const reads = (Object.keys(api) as RouteName[]).filter((name) => api[name].method === 'GET' && !('events' in api[name]))

it.skipIf(quickKind() === 'embedded')('no read asks the database more often than is written beside it', async () => {
  const store = testStore('postgresql')
  const wire = await countOnWire(await store.place({ seeded: true }))
  const world = await makeWorld(store, await store.open(wire.place))
  await world.administrator.call('POST', '/admin/proof/epoch')
  await world.app.settled()
  const dear: unknown[] = []
  for (const name of reads) {
    const { who } = api[name]
    const by = who === 'anyone' || who === 'guest' ? world.anonymous : isStaffRole(who) ? world.administrator : world.owner
    const path = pathOf(name, rows[name], world.ids)
    const counted: ReturnType<typeof wire.take>[] = []
    for (let call = 0; call < WARM_UP + CALLS; call += 1) {
      wire.take()
      await by.call('GET', path)
      counted.push(wire.take())
    }
    const least = (of: 'statements' | 'trips') => Math.min(...counted.slice(WARM_UP).map((one) => one[of]))
    const [statements, trips] = [least('statements'), least('trips')]
    const [most, most_trips] = costs[name] ?? [0, 0]
    if (statements > most || trips > most_trips) dear.push([name, [statements, trips], `at most ${most}, ${most_trips}`])
  }
  expect(dear).toEqual([])
  await wire.close()
})
