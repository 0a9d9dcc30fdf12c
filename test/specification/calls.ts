/**
 * Every route of the contract with a call of it and what each role is answered. Its address and method give both by default; a route that
 * needs other arguments, or answers otherwise, has a row. The default never reads the contract's `who`: the rows are there to check it.
 */
import { isDeepStrictEqual } from 'node:util'
import { type Api, api, type RouteName } from '#contract/routes'
import type { Route } from '#contract/shared/define'
import { applicationForm } from '#test/rooms/documents/papers.ts'
import { MAILBOX_KEY } from '#test/support/mailbox-path.ts'
import type { Ids } from '../attack/world.ts'
import { labRun } from '../rooms/lab/runs.ts'

type Sent = { readonly id?: keyof Ids; readonly params?: Record<string, string>; readonly body?: unknown; readonly query?: string }
export type Role = 'anonymous' | 'stranger' | 'suspended' | 'owner' | 'auditor' | 'operator' | 'administrator'
type Row = Sent & { readonly expect: Readonly<Record<Role, number>> }

export const roles: readonly Role[] = ['anonymous', 'stranger', 'suspended', 'owner', 'auditor', 'operator', 'administrator']
const staff = (status: number) => ({ auditor: status, operator: status, administrator: status })
const all = (status: number) => ({ anonymous: status, stranger: status, suspended: status, owner: status, ...staff(status) })
/** A route that answers each member about their own. */
const members = (status: number) => ({ ...all(status), anonymous: 401, suspended: 401 })
/** A route about one record: its owner's; for other members the record doesn't exist. */
const own = (status: number) => ({ anonymous: 401, stranger: 404, suspended: 401, owner: status, ...staff(404) })
/** A signed-in caller gets error 10. */
const guests = (status: number) => ({ anonymous: status, stranger: 409, suspended: status, owner: 409, ...staff(409) })
/**
 * The console: a caller below its least role is refused (45). `first`: the expected result of the first allowed caller, where it changes
 * what the next finds.
 */
const outside = { anonymous: 401, stranger: 403, suspended: 401, owner: 403 }
const auditors = (status: number) => ({ ...outside, ...staff(status) })
const operators = (status: number, first = status) => ({ ...outside, auditor: 403, operator: first, administrator: status })
const administrators = (status: number) => ({ ...outside, auditor: 403, operator: 403, administrator: status })

export const email = 'nobody@member.test'
const code = '000000'
const noAssertion = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
}

/** Of these, the order is that of the calls. */
const differing: { readonly [Name in RouteName]?: Row } = {
  readMailbox: { query: `?key=${MAILBOX_KEY}`, expect: all(200) },
  readPolicy: { params: { name: 'terms' }, query: '?version=2026-11-21', expect: all(200) },
  readMarketContent: { params: { key: 'gold' }, expect: all(200) },
  readStatRecords: { params: { name: 'coverage' }, expect: all(200) },
  announce: { body: { title: 'Maintenance', body: 'On Sunday morning.' }, expect: administrators(201) },
  writeTestimonial: { body: { text: 'A sentence that is long enough.', display_name: 'Ada' }, expect: members(409) },
  removeTestimonial: { expect: members(404) },
  decideTestimonial: { id: 'message', body: { decision: 'publish', version: 1 }, expect: operators(404) },
  countLabTrials: { body: { family: 'eg', trials: 1 }, expect: members(201) },
  saveLabRun: { body: labRun(), expect: members(201) },
  readLabRun: { id: 'lab_run', expect: all(200) },
  releaseOwnBot: { body: { name: 'Equal parts', program: 'weight 1 / coins', interval: '1d' }, expect: members(201) },
  readOwnBot: { id: 'own_bot', expect: own(200) },
  stopOwnBot: { id: 'own_bot', expect: own(200) },
  signUp: { body: { email: 'x' }, expect: guests(400) },
  checkPassword: { body: { email: 'x@y.test', new_password: 'password1234' }, expect: guests(400) },
  verify: { body: { email, code }, expect: all(400) },
  resend: { body: { email }, expect: all(202) },
  login: { body: { email, password: 'not this one' }, expect: guests(401) },
  confirmLogin: { body: { email, code }, expect: guests(400) },
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
  updateProfile: { body: { location: 'Nowhere' }, expect: members(200) },
  readFeed: { params: { file: 'x.ics' }, expect: all(404) },
  searchOwn: { query: '?q=deposit', expect: members(200) },
  readFigure: { params: { name: 'main_balance' }, expect: members(200) },
  readTransaction: { id: 'deposit', expect: own(200) },
  readStatement: { query: '?month=2020-01', expect: members(404) },
  closeMe: { body: { password: 'not this one' }, expect: members(400) },
  readPlan: { params: { id: 'gold' }, expect: all(200) },
  projectPlan: { params: { id: 'gold' }, query: '?amount=5000', expect: all(200) },
  subscribe: { body: { plan: 'starter', amount: '1' }, expect: members(400) },
  buyLadder: { body: { parts: [{ plan: 'starter', amount: '1' }] }, expect: members(400) },
  quoteExit: { id: 'investment', expect: own(200) },
  instructMaturity: { id: 'investment', body: { instruction: 'reinvest_all' }, expect: own(200) },
  liquidate: { id: 'investment', body: {}, expect: own(200) },
  readInvestment: { id: 'investment', expect: own(200) },
  readWallet: { id: 'wallet', expect: members(200) },
  firstDeposit: { expect: { ...members(201), owner: 409 } },
  deposit: { body: { amount: '1', payment_method: 'card' }, expect: members(201) },
  readDeposit: { id: 'deposit', expect: own(200) },
  withdraw: { body: { amount: '900000', payment_option: 'wallet', selected_coin: 'x::btc::Bitcoin' }, expect: members(409) },
  resendWithdrawalCode: { id: 'withdrawal', expect: own(202) },
  confirmWithdrawal: { id: 'withdrawal', body: { code }, expect: own(400) },
  cancelWithdrawal: { id: 'withdrawal', expect: own(200) },
  payDeposit: { id: 'deposit', body: { outcome: 'delay' }, expect: own(201) },
  transfer: { body: { from: 'bonus', amount: '1' }, expect: members(409) },
  updatePayout: { body: { payoutInfo: {} }, expect: members(200) },
  deletePayoutAddress: { params: { symbol: 'doge', network: 'dogecoin' }, expect: members(404) },
  readMessage: { id: 'message', expect: own(200) },
  markMessage: { id: 'message', body: { is_read: false }, expect: own(200) },
  readBot: { params: { version: '1.0' }, expect: all(200) },
  readBotTrades: { params: { version: '1.0' }, expect: all(200) },
  readBotEquity: { params: { version: '2.0' }, expect: all(200) },
  readBotEnsemble: { params: { version: '8.0' }, expect: all(200) },
  readBotEnsembleHistory: { params: { version: '8.0' }, expect: all(200) },
  readBotWeights: { params: { version: '2.0' }, expect: all(200) },
  listForecastScores: { query: '?coin=bitcoin', expect: all(200) },
  readCoinForecast: { params: { coin: 'bitcoin' }, expect: all(200) },
  listCoinForecasts: { params: { coin: 'bitcoin' }, query: '?model=har', expect: all(200) },
  listTrades: { query: '?bot=2.0&pair=BTCUSDT', expect: all(200) },
  readTrade: { id: 'trade', expect: all(200) },
  readCandles: { query: '?symbol=BTCUSDT', expect: all(200) },
  decideReferralBonus: { id: 'message', body: { decision: 'release', reason: 'test' }, expect: operators(404) },
  changePreferences: { body: { notify: { plans: false } }, expect: members(200) },
  markAllMessages: { body: { is_read: true }, expect: members(200) },
  applyAsMember: { body: applicationForm(), expect: members(201) },
  applyAsVisitor: { body: applicationForm(), expect: all(201) },
  openConversation: { body: { subject: 'A question', text: 'How?' }, expect: members(201) },
  readConversation: { id: 'conversation', expect: own(200) },
  writeToSupport: { id: 'conversation', body: { text: 'And how?' }, expect: own(201) },
  closeConversation: { id: 'conversation', expect: own(200) },
  readSupportFile: { id: 'conversation', expect: own(200) },
  askAsVisitor: { body: { name: 'x', email: 'x', text: 'x' }, expect: all(400) },
  readSupportThread: { body: { token: 'none' }, expect: all(400) },
  writeInThread: { body: { token: 'none', text: 'x' }, expect: all(400) },
  readSupport: { id: 'conversation', expect: auditors(200) },
  answerSupport: { id: 'conversation', body: { text: 'So.', version: 0 }, expect: operators(409) },
  noteSupport: { id: 'conversation', body: { text: 'Called back' }, expect: operators(201) },
  changeSupport: { id: 'conversation', body: { version: 0, change: 'release' }, expect: operators(200) },
  readSupportFileAsStaff: { id: 'conversation', expect: operators(200) },
  readApplication: { id: 'application', expect: operators(200) },
  decideApplication: { id: 'application', body: { state: 'declined' }, expect: operators(400) },
  readApplicationDocument: { id: 'application', expect: operators(200) },
  revealSsn: { id: 'application', body: { reason: 'A test' }, expect: operators(200) },
  readFile: { id: 'message', expect: all(404) },
  readEpoch: { params: { epoch: '1' }, expect: all(200) },
  readLeaves: { params: { epoch: '1' }, expect: all(200) },
  readLogEntries: { query: '?from=0&to=1', expect: all(200) },
  readLogInclusion: { query: '?index=0&size=1', expect: all(200) },
  readLogConsistency: { query: '?from=0&to=1', expect: all(200) },
  markChecked: { body: { epoch: 1 }, expect: members(201) },
  readUser: { id: 'user', expect: auditors(200) },
  changeUser: { id: 'user', body: {}, expect: operators(409) },
  emailUser: { id: 'user', body: { subject: 'Hello', message: 'Hello' }, expect: operators(201) },
  readAnyTransaction: { id: 'deposit', expect: auditors(200) },
  fund: { body: { user: 'x', account_type: 'main', amount: '1', transaction_type: 'credit', narration: 'x' }, expect: administrators(404) },
  approve: { id: 'deposit', expect: operators(409, 200) },
  decline: { id: 'deposit', expect: operators(409) },
  deleteTransaction: { id: 'deposit', expect: operators(409) },
  decideChange: { id: 'message', body: { decision: 'approve', reason: 'test', hash: 'a'.repeat(64) }, expect: administrators(404) },
  changeRole: { id: 'user', body: { role: 'member', reason: 'test' }, expect: administrators(409) },
  recoverUser: { id: 'message', body: { reason: 'x' }, expect: administrators(404) },
  endHold: { id: 'message', body: { reason: 'x' }, expect: administrators(404) },
  makeInvite: { body: { email: 'guest@member.test', role: 'auditor' }, expect: administrators(201) },
  acceptInvite: { body: { token: 'x', password: 'x' }, expect: all(400) },
  deleteUser: { id: 'user', expect: administrators(409) },
  listNotes: { id: 'user', expect: auditors(200) },
  writeNote: { id: 'user', body: { text: 'test' }, expect: operators(201) },
  listUserPostings: { id: 'user', expect: auditors(200) },
  readAdminWallet: { id: 'wallet', expect: auditors(200) },
  createWallet: { body: { name: 'x', symbol: 'x', network: 'Bitcoin', address: 'x' }, expect: administrators(400) },
  updateWallet: { id: 'wallet', body: { rank: '' }, expect: administrators(200) },
  setWalletPicture: { id: 'message', body: {}, expect: administrators(400) },
  readAdminPlan: { params: { id: 'gold' }, expect: auditors(200) },
  changePlan: { params: { id: 'none' }, body: { reason: 'x' }, expect: administrators(404) },
  whatIf: { params: { id: 'gold' }, body: { rate_bps: 100 }, expect: auditors(201) },
  listTreasuryPostings: { query: '?account=reserve:committed', expect: auditors(200) },
  readWaiting: { id: 'user', params: { kind: 'accounts' }, expect: auditors(200) },
  searchAll: { query: '?q=test', expect: auditors(200) },
  retryMail: { id: 'deposit', expect: operators(404) },
  bulkDecide: { body: { ids: ['x'], action: 'approve' }, expect: operators(200) },
  fundReserve: { body: { account: 'reserve', amount: '99999999', direction: 'take' }, expect: administrators(409) },
  changeSettings: { body: { referral_enabled: true }, expect: administrators(200) },
  moveBusinessDate: { body: { days: 0 }, expect: administrators(400) },
  endOtherSessions: { expect: members(204) },
  // Last: it ends the session that it was called with.
  logout: { expect: all(204) },
}

const DONE = { GET: 200, POST: 201, PUT: 200, PATCH: 200, DELETE: 204 } as const

/**
 * Reads answer. A write gets an empty body, or the id of a record of another kind, and is refused; one that takes neither does its work.
 */
function usual(name: RouteName): Row {
  const { method, path, body }: Route = api[name]
  const is_read = method === 'GET'
  const status = body ? 400 : !is_read && path.includes(':') ? 404 : DONE[method]
  const sent: Sent = { ...(body ? { body: {} } : {}), ...(!is_read && path.includes('/:id') ? { id: 'message' } : {}) }
  if (path.startsWith('/admin/')) return { ...sent, expect: is_read ? auditors(status) : administrators(status) }
  return { ...sent, expect: /^\/(me|private)(\/|$)/.test(path) ? members(status) : all(status) }
}

const names = Object.keys(api) as RouteName[]
const usualRows = (of: readonly RouteName[]) => Object.fromEntries(of.map((name) => [name, usual(name)]))

/** In the order of the calls: reads of the proof need an epoch. */
export const rows = {
  ...usualRows(['makeEpoch', ...names.filter((name) => !differing[name])]),
  ...differing,
} as { readonly [Name in RouteName]: Row }

/** Rows that say what the default says. */
export const needless = names.filter((name) => isDeepStrictEqual(differing[name], usual(name)))

export function pathOf(name: RouteName, { id, params = {}, query = '' }: Sent, ids: Ids): string {
  const known: Record<string, string> = { document: ids.paper, file: ids.support_file, ...(id ? { id: ids[id] } : {}), ...params }
  return api[name as keyof Api].path.replace(/:(\w+)/g, (_all, parameter: string) => known[parameter] ?? parameter) + query
}
