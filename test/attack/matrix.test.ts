/** sec/B1, sec/B2: every route of the contract by every role. A route without a row here does not compile. */
import { beforeAll, expect, it } from 'vitest'
import type { Route } from '#contract/define'
import { isStaffRole } from '#contract/role'
import { type Api, api, type RouteName } from '#contract/routes'
import { applicationForm } from '#test/documents/papers.ts'
import { onStore } from '#test/support/database.ts'
import { type Ids, makeWorld, type World } from './world.ts'

type Sent = { readonly id?: keyof Ids; readonly params?: Record<string, string>; readonly body?: unknown; readonly query?: string }
type Role = 'anonymous' | 'stranger' | 'suspended' | 'owner' | 'auditor' | 'operator' | 'administrator'
type Row = Sent & { readonly expect: Readonly<Record<Role, number>> }

const roles: readonly Role[] = ['anonymous', 'stranger', 'suspended', 'owner', 'auditor', 'operator', 'administrator']
const staff = (status: number) => ({ auditor: status, operator: status, administrator: status })
const all = (status: number) => ({ anonymous: status, stranger: status, suspended: status, owner: status, ...staff(status) })
/** A route that answers each member about their own. */
const members = (status: number) => ({ ...all(status), anonymous: 401, suspended: 401 })
/** A route about one record: its owner's; to everybody else it is as absent. */
const own = (status: number) => ({ anonymous: 401, stranger: 404, suspended: 401, owner: status, ...staff(404) })
/** A signed-in caller is told that they are (10). */
const guests = (status: number) => ({ anonymous: status, stranger: 409, suspended: status, owner: 409, ...staff(409) })
/** The console: whoever is below its least role is refused (45). `first`: what the first of them gets, where it changes what the next finds. */
const outside = { anonymous: 401, stranger: 403, suspended: 401, owner: 403 }
const auditors = (status: number) => ({ ...outside, ...staff(status) })
const operators = (status: number, first = status) => ({ ...outside, auditor: 403, operator: first, administrator: status })
const administrators = (status: number) => ({ ...outside, auditor: 403, operator: 403, administrator: status })

const email = 'nobody@member.test'
const code = '000000'
const noAssertion = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
}

const rows: { readonly [Name in RouteName]: Row } = {
  readConfig: { expect: all(200) },
  readMailbox: { expect: all(200) },
  readPolicy: { params: { name: 'terms' }, query: '?version=2026-11-21', expect: all(200) },
  readMarketContent: { params: { key: 'gold' }, expect: all(200) },
  readManual: { expect: all(200) },
  readLegal: { expect: all(200) },
  readStats: { expect: all(200) },
  readStatRecords: { params: { name: 'coverage' }, expect: all(200) },
  readTicker: { expect: all(200) },
  readStatus: { expect: all(200) },
  listAnnouncements: { expect: all(200) },
  listAllAnnouncements: { expect: auditors(200) },
  announce: { body: { title: 'Maintenance', body: 'On Sunday morning.' }, expect: administrators(201) },
  takeDown: { id: 'message', expect: administrators(404) },
  listTestimonials: { expect: all(200) },
  readOwnTestimonial: { expect: members(200) },
  writeTestimonial: { body: { text: 'A sentence that is long enough.', display_name: 'Ada' }, expect: members(409) },
  removeTestimonial: { expect: members(404) },
  listAllTestimonials: { expect: auditors(200) },
  decideTestimonial: { id: 'message', body: { decision: 'publish', version: 1 }, expect: operators(404) },
  healthz: { expect: all(200) },
  readyz: { expect: all(200) },
  signUp: { body: { email: 'x' }, expect: guests(400) },
  verify: { body: { email, code }, expect: all(400) },
  resend: { body: { email }, expect: all(202) },
  login: { body: { email, password: 'not this one' }, expect: guests(401) },
  confirmLogin: { body: { email, code }, expect: guests(400) },
  readSecondFactor: { expect: members(200) },
  enrolTotp: { expect: members(201) },
  confirmTotp: { body: { code }, expect: members(400) },
  removeTotp: { expect: members(404) },
  drawRecoveryCodes: { expect: members(404) },
  askPasskey: { expect: members(200) },
  addPasskey: {
    body: {
      name: 'x',
      credential: { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'x', attestationObject: 'x' } },
    },
    expect: members(400),
  },
  renamePasskey: { id: 'message', body: { name: 'x' }, expect: members(404) },
  removePasskey: { id: 'message', expect: members(404) },
  stepUpOptions: { expect: members(404) },
  stepUp: { body: { code }, expect: members(400) },
  passkeyLoginOptions: { body: {}, expect: guests(200) },
  passkeyLogin: { body: { assertion: noAssertion }, expect: guests(400) },
  forgotPassword: { body: { email }, expect: all(202) },
  resetPassword: {
    body: { email, code, new_password: 'crisp-otter-vellum-92', confirm_password: 'crisp-otter-vellum-92' },
    expect: all(400),
  },
  listSessions: { expect: members(200) },
  endSession: { id: 'message', expect: members(404) },
  readGeo: { expect: all(200) },
  changePassword: {
    body: { current_password: 'not the password', new_password: 'crisp-otter-vellum-92', confirm_password: 'crisp-otter-vellum-92' },
    expect: members(400),
  },
  askEmailChange: { body: { email: 'x' }, expect: members(400) },
  confirmEmailChange: { body: { code }, expect: members(400) },
  // With a body that is refused: a freeze would end the session.
  freeze: { body: { nonsense: true }, expect: members(400) },
  mailUnfreezeLink: { expect: members(409) },
  unfreeze: { body: { token: 'none' }, expect: all(400) },
  unfreezeOptions: { body: { token: 'none' }, expect: all(400) },
  undo: { body: { token: 'none' }, expect: all(400) },
  readMe: { expect: members(200) },
  updateProfile: { body: { location: 'Nowhere' }, expect: members(200) },
  removePicture: { expect: members(204) },
  readAccount: { expect: members(200) },
  readCalendar: { expect: members(200) },
  makeCalendar: { expect: members(201) },
  removeCalendar: { expect: members(204) },
  readFeed: { params: { file: 'x.ics' }, expect: all(404) },
  readEquity: { expect: members(200) },
  searchOwn: { query: '?q=deposit', expect: members(200) },
  readFigure: { params: { name: 'main_balance' }, expect: members(200) },
  listTransactions: { expect: members(200) },
  readTransaction: { id: 'deposit', expect: own(200) },
  listStatements: { expect: members(200) },
  readStatement: { query: '?month=2020-01', expect: members(404) },
  listAdminActions: { expect: members(200) },
  exportData: { expect: members(200) },
  readClosing: { expect: members(200) },
  closeMe: { body: { password: 'not this one' }, expect: members(400) },
  listPlans: { expect: all(200) },
  readPlan: { params: { id: 'gold' }, expect: all(200) },
  projectPlan: { params: { id: 'gold' }, query: '?amount=5000', expect: all(200) },
  subscribe: { body: { plan: 'starter', amount: '1' }, expect: members(400) },
  quoteExit: { id: 'investment', expect: own(200) },
  instructMaturity: { id: 'investment', body: { instruction: 'reinvest_all' }, expect: own(200) },
  liquidate: { id: 'investment', body: {}, expect: own(200) },
  listInvestments: { expect: members(200) },
  readInvestment: { id: 'investment', expect: own(200) },
  listWallets: { expect: members(200) },
  readDepositLimits: { expect: members(200) },
  listWalletChanges: { expect: all(200) },
  readWallet: { id: 'wallet', expect: members(200) },
  deposit: { body: { amount: '1', payment_method: 'card' }, expect: members(201) },
  readDeposit: { id: 'deposit', expect: own(200) },
  withdraw: { body: { amount: '900000', payment_option: 'wallet', selected_coin: 'x::btc::Bitcoin' }, expect: members(409) },
  resendWithdrawalCode: { id: 'withdrawal', expect: own(202) },
  confirmWithdrawal: { id: 'withdrawal', body: { code }, expect: own(400) },
  cancelWithdrawal: { id: 'withdrawal', expect: own(200) },
  payDeposit: { id: 'deposit', body: { outcome: 'delay' }, expect: own(201) },
  transfer: { body: { from: 'bonus', amount: '1' }, expect: members(409) },
  updatePayout: { body: { payoutInfo: {} }, expect: members(200) },
  listPayoutAddresses: { expect: members(200) },
  deletePayoutAddress: { params: { symbol: 'doge', network: 'dogecoin' }, expect: members(404) },
  listMessages: { expect: members(200) },
  readMessage: { id: 'message', expect: own(200) },
  markMessage: { id: 'message', body: { is_read: false }, expect: own(200) },
  streamEvents: { expect: members(200) },
  listBots: { expect: all(200) },
  readBot: { params: { version: '1.0' }, expect: all(200) },
  readBotTrades: { params: { version: '1.0' }, expect: all(200) },
  readBotEquity: { params: { version: '2.0' }, expect: all(200) },
  listTrades: { query: '?bot=2.0&pair=BTCUSDT', expect: all(200) },
  readRecentTrades: { expect: all(200) },
  readTrade: { id: 'trade', expect: all(200) },
  readDivergence: { expect: all(200) },
  readPrices: { expect: all(200) },
  readCandles: { query: '?symbol=BTCUSDT', expect: all(200) },
  streamMarket: { expect: all(200) },
  readReferral: { expect: members(200) },
  listReferralBonuses: { expect: auditors(200) },
  decideReferralBonus: { id: 'message', body: { decision: 'release', reason: 'test' }, expect: operators(404) },
  readPreferences: { expect: members(200) },
  changePreferences: { body: { notify: { plans: false } }, expect: members(200) },
  markAllMessages: { body: { is_read: true }, expect: members(200) },
  applyAsMember: { body: applicationForm(), expect: members(201) },
  applyAsVisitor: { body: applicationForm(), expect: all(201) },
  listOwnApplications: { expect: members(200) },
  listApplications: { expect: auditors(200) },
  readApplication: { id: 'application', expect: operators(200) },
  decideApplication: { id: 'application', body: { state: 'declined' }, expect: operators(400) },
  readApplicationDocument: { id: 'application', expect: operators(200) },
  revealSsn: { id: 'application', body: { reason: 'A test' }, expect: operators(200) },
  readFile: { id: 'message', expect: all(404) },
  // First of these: what the others read.
  makeEpoch: { expect: administrators(201) },
  readProof: { expect: all(200) },
  readEpoch: { params: { epoch: '1' }, expect: all(200) },
  readLeaves: { params: { epoch: '1' }, expect: all(200) },
  readLogEntries: { query: '?from=0&to=1', expect: all(200) },
  readLogInclusion: { query: '?index=0&size=1', expect: all(200) },
  readLogConsistency: { query: '?from=0&to=1', expect: all(200) },
  readOwnProof: { expect: members(200) },
  markChecked: { body: { epoch: 1 }, expect: members(201) },
  readCertificate: { expect: all(200) },
  listUsers: { expect: auditors(200) },
  readUser: { id: 'user', expect: auditors(200) },
  changeUser: { id: 'user', body: {}, expect: operators(409) },
  emailUser: { id: 'user', body: { subject: 'Hello', message: 'Hello' }, expect: operators(201) },
  listAllTransactions: { expect: auditors(200) },
  readAnyTransaction: { id: 'deposit', expect: auditors(200) },
  fund: { body: { user: 'x', account_type: 'main', amount: '1', transaction_type: 'credit', narration: 'x' }, expect: administrators(404) },
  approve: { id: 'deposit', expect: operators(409, 200) },
  decline: { id: 'deposit', expect: operators(409) },
  deleteTransaction: { id: 'deposit', expect: operators(409) },
  listChanges: { expect: auditors(200) },
  decideChange: { id: 'message', body: { decision: 'approve', reason: 'test' }, expect: administrators(404) },
  readTeam: { expect: auditors(200) },
  changeRole: { id: 'user', body: { role: 'member', reason: 'test' }, expect: administrators(409) },
  recoverUser: { id: 'message', body: { reason: 'x' }, expect: administrators(404) },
  endHold: { id: 'message', body: { reason: 'x' }, expect: administrators(404) },
  listInvites: { expect: auditors(200) },
  makeInvite: { body: { email: 'guest@member.test', role: 'auditor' }, expect: administrators(201) },
  withdrawInvite: { id: 'message', expect: administrators(404) },
  acceptInvite: { body: { token: 'x', password: 'x' }, expect: all(400) },
  deleteUser: { id: 'user', expect: administrators(409) },
  listNotes: { id: 'user', expect: auditors(200) },
  writeNote: { id: 'user', body: { text: 'test' }, expect: operators(201) },
  listUserPostings: { id: 'user', expect: auditors(200) },
  listAdminWallets: { expect: auditors(200) },
  readAdminWallet: { id: 'wallet', expect: auditors(200) },
  createWallet: { body: { name: 'x', symbol: 'x', network: 'Bitcoin', address: 'x' }, expect: administrators(400) },
  updateWallet: { id: 'wallet', body: { rank: '' }, expect: administrators(200) },
  deleteWallet: { id: 'message', expect: administrators(404) },
  setWalletPicture: { id: 'message', body: {}, expect: administrators(400) },
  listAdminPlans: { expect: auditors(200) },
  readAdminPlan: { params: { id: 'gold' }, expect: auditors(200) },
  changePlan: { params: { id: 'none' }, body: { reason: 'x' }, expect: administrators(404) },
  whatIf: { params: { id: 'gold' }, body: { rate_bps: 100 }, expect: auditors(201) },
  readCommitments: { expect: auditors(200) },
  listTreasuryPostings: { query: '?account=reserve:committed', expect: auditors(200) },
  readAdminOverview: { expect: auditors(200) },
  searchAll: { query: '?q=test', expect: auditors(200) },
  listJobs: { expect: auditors(200) },
  listMails: { expect: auditors(200) },
  retryMail: { id: 'message', expect: operators(404) },
  verifyAudit: { expect: auditors(200) },
  bulkDecide: { body: { ids: ['x'], action: 'approve' }, expect: operators(200) },
  readTreasury: { expect: auditors(200) },
  fundReserve: { body: { account: 'reserve', amount: '99999999', direction: 'take' }, expect: administrators(409) },
  readSettings: { expect: auditors(200) },
  changeSettings: { body: { referral_enabled: true }, expect: administrators(200) },
  listAudit: { expect: auditors(200) },
  readBusinessDate: { expect: auditors(200) },
  moveBusinessDate: { body: { days: 0 }, expect: administrators(400) },
  endOtherSessions: { expect: members(204) },
  // Last: it ends the session that it was called with.
  logout: { expect: all(204) },
}

function pathOf(name: RouteName, { id, params = {}, query = '' }: Sent, ids: Ids): string {
  const known: Record<string, string> = { document: ids.paper, ...(id ? { id: ids[id] } : {}), ...params }
  return api[name as keyof Api].path.replace(/:(\w+)/g, (_all, parameter: string) => known[parameter] ?? parameter) + query
}

/** What never changes or shows nobody may be kept, and sets no cookie; all else is kept nowhere. */
const KEPT: Partial<Record<RouteName, string>> = {
  readManual: 'private, no-cache',
  readLegal: 'private, no-cache',
  readCertificate: 'private, no-cache',
  readEpoch: 'public, max-age=31536000, immutable',
  readLeaves: 'public, max-age=31536000, immutable',
  readLogEntries: 'public, max-age=31536000, immutable',
  readLogInclusion: 'public, max-age=31536000, immutable',
  readLogConsistency: 'public, max-age=31536000, immutable',
}

/** Cache-Control and Set-Cookie. */
function keptBy(name: RouteName): readonly unknown[] {
  const kept = KEPT[name]
  return kept === undefined ? ['no-store', expect.any(String)] : [kept, '']
}

onStore((store) => {
  let world: World
  beforeAll(async () => {
    world = await makeWorld(store)
  })

  it('sec/B2 sees the same role whatever the browser claims', async () => {
    const answer = await world.owner.call('GET', '/admin/user', undefined, { cookie: 'is_admin=true', 'x-is-admin': 'true' })
    expect(answer.status).toBe(403)
    expect(answer.body.error_code).toBe(45)
  })

  it('sec/A10 asks for a step-up wherever the contract says so, and nowhere else, once a factor is enrolled', async () => {
    const { app } = world
    const boss = await app.administrator()
    const people = { member: await app.member(), auditor: boss, operator: boss, administrator: boss }
    for (const user_id of new Set(Object.values(people).map((person) => person.user_id)))
      await app.database.query(`INSERT INTO totp (user_id, secret, created_at, confirmed_at) VALUES ($1, '', now(), now())`, [user_id])
    for (const name of Object.keys(rows) as RouteName[]) {
      const route: Route = api[name]
      if (route.who !== 'member' && !isStaffRole(route.who)) continue
      if (name === 'logout') continue
      const answer = await people[route.who].call(route.method, pathOf(name, rows[name], world.ids), rows[name].body)
      const asked = answer.body.error_code === (46 as unknown)
      expect([name, asked, asked ? answer.body.factors : null]).toEqual([
        name,
        route.step_up !== undefined,
        route.step_up ? ['totp'] : null,
      ])
    }
    await app.database.query('DELETE FROM totp')
  })

  it.each(Object.keys(rows) as RouteName[])('sec/B1 sec/B2 %s answers each role as it should', async (name) => {
    const row = rows[name]
    const { method, also }: Route = api[name]
    for (const one of also ? [method, also] : [method]) {
      const statuses: Record<string, number> = {}
      // An address takes ten guesses, so each verb has its own.
      const body = also ? { ...(row.body as object), email: `${one.toLowerCase()}-${email}` } : row.body
      for (const role of roles) {
        const answer = await world[role].call(one, pathOf(name, row, world.ids), body)
        statuses[role] = answer.status
        expect(answer.headers.get('x-mode')).toBe('sandbox')
        expect([role, answer.headers.get('cache-control'), answer.headers.get('set-cookie') ?? '']).toEqual([role, ...keptBy(name)])
        if (answer.status >= 400)
          expect(answer.body).toMatchObject({ error_code: expect.any(Number), message: expect.any(String), request_id: expect.any(String) })
      }
      expect([one, statuses]).toEqual([one, row.expect])
    }
  })
})
