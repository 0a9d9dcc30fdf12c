/**
 * What each read of the contract and the writes of every day cost at most on PostgreSQL, with the session's check and once they are warm:
 * statements, and how often the node waits for the database. Raising a number is a decision.
 */
import { expect, it, onTestFinished } from 'vitest'
import { api, type RouteName } from '#contract/routes'
import type { Route } from '#contract/shared/define'
import { isStaffRole } from '#contract/shared/role'
import { type Answer, PASSWORD } from '#test/support/app.ts'
import { quickKind, testStore } from '#test/support/database.ts'
import { countOnWire, type Wire } from '#test/support/wire.ts'
import { makeWorld, type World } from '../attack/world.ts'
import { needless, pathOf, rows } from '../specification/calls.ts'

type Cost = readonly [statements: number, trips: number]
type Counted = ReturnType<Wire['take']>

/** Of a read that is not named below: its session, its role, and one statement. */
const NOTHING: Cost = [0, 0]
const [MEMBERS, STAFF]: readonly [Cost, Cost] = [
  [2, 2],
  [3, 3],
]

function usualCost({ method, who }: Route): Cost {
  if (method !== 'GET') return NOTHING
  return who === 'member' ? MEMBERS : isStaffRole(who) ? STAFF : NOTHING
}

const costs: { readonly [Name in RouteName]?: Cost } = {
  readConfig: [1, 1],
  readMailbox: [2, 2],
  readyz: [4, 1],
  readTicker: [1, 1],
  listAllAnnouncements: [2, 2],
  readOwnTestimonial: [4, 3],
  listAllTestimonials: [4, 3],
  readSecondFactor: [4, 2],
  readMe: [8, 1],
  readAccount: [9, 1],
  listTransactions: [3, 1],
  readTransaction: [4, 2],
  listStatements: [4, 3],
  listAdminActions: [3, 3],
  // Of each room that limits a member.
  readLimits: [20, 3],
  exportData: [37, 28],
  readClosing: [6, 3],
  readEquity: [5, 3],
  readFigure: [5, 3],
  readPerformance: [8, 7],
  readIncomeDue: [3, 2],
  searchOwn: [4, 2],
  listPlans: [2, 1],
  readPlan: [2, 1],
  projectPlan: [2, 2],
  quoteExit: [3, 3],
  listInvestments: [4, 1],
  readInvestment: [3, 2],
  listWalletChanges: [1, 1],
  readDepositLimits: [4, 2],
  listPayoutAddresses: [2, 1],
  listMessages: [3, 1],
  readFile: [1, 1],
  readProof: [4, 3],
  readLogEntries: [2, 2],
  readLogInclusion: [1, 1],
  readLogConsistency: [1, 1],
  readEpoch: [3, 3],
  readLeaves: [4, 4],
  readOwnProof: [7, 7],
  readCertificate: [1, 1],
  readReferral: [7, 3],
  listReferralBonuses: [4, 3],
  readConversation: [4, 4],
  readSupportFile: [4, 4],
  listSupport: [4, 3],
  readSupport: [5, 5],
  readSupportFileAsStaff: [8, 6],
  listApplications: [4, 4],
  readApplicationDocument: [8, 6],
  // Each bot's book is read again; more reads than one connection takes at once.
  listBots: [28, 5],
  readBot: [28, 5],
  readBotTrades: [30, 6],
  readBotEquity: [4, 3],
  readBotCurves: [13, 4],
  readBotWeights: [4, 3],
  readBotEnsemble: [4, 2],
  readBotEnsembleHistory: [4, 3],
  // Of one own bot that has no run yet: the rule, the newest tick, its run.
  listOwnBots: [7, 6],
  readOwnBot: [8, 6],
  readLabRun: [1, 1],
  listTrades: [2, 1],
  readRecentTrades: [1, 1],
  readTrade: [2, 2],
  readDivergence: [1, 1],
  // Other reads of forecasts are kept for half a minute.
  listForecastScores: [2, 2],
  readCoinForecast: [2, 1],
  listCoinForecasts: [2, 1],
  readPrices: [1, 1],
  readCandles: [1, 1],
  listUserPostings: [4, 3],
  listUsers: [4, 3],
  readUser: [13, 3],
  listAllTransactions: [5, 2],
  readAnyTransaction: [5, 4],
  readTreasury: [7, 3],
  readSettings: [1, 1],
  readBusinessDate: [2, 2],
  listChanges: [3, 2],
  listInvites: [2, 2],
  listNotes: [4, 4],
  readAdminOverview: [13, 2],
  // A running node has its checks in memory.
  readSetup: [6, 1],
  listWaiting: [6, 3],
  readWaiting: [2, 2],
  searchAll: [7, 3],
  listJobs: [1, 1],
  verifyAudit: [10, 9],
  listAdminPlans: [5, 3],
  readAdminPlan: [5, 3],
  readCommitments: [2, 2],
  listTreasuryPostings: [3, 2],

  login: [11, 9],
  deposit: [13, 8],
  payDeposit: [15, 8],
  subscribe: [12, 7],
  liquidate: [13, 7],
  markAllMessages: [2, 2],
  changePreferences: [7, 6],
  updateProfile: [14, 7],
  writeNote: [8, 6],
}

/** The least of several calls counts: the node has work of its own, such as its outbox. */
const [WARM_UP, CALLS] = [2, 3]

const reads = (Object.keys(api) as RouteName[]).filter((name) => api[name].method === 'GET' && !('events' in api[name]))

it('has a row only for a call that differs from the default', () => {
  const named = Object.entries(costs) as [RouteName, Cost][]
  expect(named.filter(([name, cost]) => String(cost) === String(usualCost(api[name])))).toEqual([])
  expect(needless).toEqual([])
})

const postgresql = it.skipIf(quickKind() === 'embedded')

postgresql('no read asks the database more often than is written beside it', async () => {
  const { world, wire } = await watched()
  await world.administrator.call('POST', '/admin/proof/epoch')
  await world.app.settled()
  const dear: unknown[] = []
  for (const name of reads) {
    const { who } = api[name]
    const by = who === 'anyone' || who === 'guest' ? world.anonymous : isStaffRole(who) ? world.administrator : world.owner
    const path = pathOf(name, rows[name], world.ids)
    const counted: Counted[] = []
    while (isOpen(name, counted)) {
      wire.take()
      await by.call('GET', path)
      counted.push(wire.take())
    }
    dear.push(...overBudget(name, counted.slice(WARM_UP)))
  }
  expect(dear).toEqual([])
})

postgresql('no write of every day asks the database more often than is written beside it', async () => {
  const { world, wire } = await watched()
  const { owner, administrator, app } = world
  const idOf = ({ body }: Answer, kind: string) => String(body.data?.[kind]?._id)
  const buy = () => owner.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })
  const pay = async () => idOf(await owner.call('POST', '/private/user/deposit', { amount: '200', payment_method: 'card' }), 'transaction')
  const dear: unknown[] = []
  /** `prepare` gives what the call is about; it is not counted. */
  const count = async (
    name: RouteName,
    call: (about: string) => Promise<Answer>,
    prepare: () => Promise<string> = async () => '',
  ): Promise<void> => {
    const counted: Counted[] = []
    while (isOpen(name, counted)) {
      const about = await prepare()
      await app.settled()
      wire.take()
      const { status, text } = await call(about)
      counted.push(wire.take())
      expect([name, status < 400, text]).toEqual([name, true, text])
    }
    dear.push(...overBudget(name, counted.slice(WARM_UP)))
  }
  await count('login', () => world.anonymous.call('POST', '/auth/login', { email: owner.email, password: PASSWORD }))
  await count('deposit', () => owner.call('POST', '/private/user/deposit', { amount: '200', payment_method: 'card' }))
  await count('payDeposit', (id) => owner.call('POST', `/private/user/deposit/${id}/pay`, { outcome: 'approve' }), pay)
  await count('subscribe', buy)
  await count(
    'liquidate',
    (id) => owner.call('PATCH', `/private/user/investment/${id}`, {}),
    async () => idOf(await buy(), 'investment'),
  )
  await count('markAllMessages', () => owner.call('PATCH', '/me/messages', { is_read: true }))
  await count('changePreferences', () => owner.call('PATCH', '/me/preferences', { notify: { plans: false } }))
  await count('updateProfile', () => owner.call('PATCH', '/me/update-profile', { location: 'Nowhere' }))
  await count('writeNote', () => administrator.call('POST', `/admin/user/${owner.user_id}/note`, { text: 'A note' }))
  expect(dear).toEqual([])
})

async function watched(): Promise<{ readonly world: World; readonly wire: Wire }> {
  const store = testStore('postgresql')
  const wire = await countOnWire(await store.place({ seeded: true }))
  onTestFinished(wire.close)
  return { wire, world: await makeWorld(store, await store.open(wire.place)) }
}

/** Whether another call could still be the least: the first warm one within the cost decides. */
function isOpen(name: RouteName, counted: readonly Counted[]): boolean {
  const warm = counted.slice(WARM_UP)
  return warm.length === 0 || (warm.length < CALLS && overBudget(name, warm).length > 0)
}

/** The least of several calls, where it is more than what is written beside the name. */
function overBudget(name: RouteName, counted: readonly Counted[]): unknown[] {
  const least = (of: keyof Counted) => Math.min(...counted.map((one) => one[of]))
  const [statements, trips] = [least('statements'), least('trips')]
  const [most, most_trips] = costs[name] ?? usualCost(api[name])
  return statements > most || trips > most_trips ? [[name, [statements, trips], `at most ${most}, ${most_trips}`]] : []
}
