// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are source code
/** Plants for entities, states, validation, roles and calls. */
import type { Plant } from './plant-entry.ts'
import { change } from './plant-entry.ts'

const INVESTMENT = 'src/server/plans/investment.ts'
const GUARDS = 'src/web/app/guards.tsx'
const CONSOLE_GUARD = 'return works ? <ShownAmounts /> : <ForbiddenScreen />'
const REACHES = "return reaches(caller.role, who) ? null : refuse('forbidden')"
const QUEUE = 'src/web/console/transactions/QueueTable.tsx'
const POSITIVE = 'if (parsed !== null && parsed > 0n) return parsed'

export const behaviourPlants: readonly Plant[] = [
  // Entities
  change('Testimonial (static, 10 items)', 'src/web/document/pages/landing/TestimonialRow.tsx', '{one.display_name}', '{one._id}'),
  change(
    'Coin tile:',
    'src/server/market/board.ts',
    'price: price && formatPrice(price), change,',
    'price: price && formatPrice(price), change: 0,',
  ),
  { row: 'The 15 coins:', alter: 'Shiba Inu', file: 'src/trading/coins.ts' },
  change(
    'Its full contents are not shown',
    'src/web/shared/session/stored-user.ts',
    'full_name, status, is_admin, role })\n',
    'full_name, status, role })\n',
  ),
  change('A token is also stored.', 'src/server/http/pipeline/send.ts', 'httpOnly: true', 'httpOnly: false'),
  change(
    'User: ip_address.',
    'src/server/identity/session/session.ts',
    'SELECT s.id, s.user_agent, s.address,',
    "SELECT s.id, s.user_agent, 'none' AS address,",
  ),
  change(
    'PayoutInfo: a crypto list',
    'src/server/funding/payout/payout.ts',
    '({ symbol, address, network }))',
    '({ symbol, address, network: symbol }))',
  ),
  change("USDT networks: 'trc 20'", 'src/server/funding/address/coin.ts', 'usdt: [trc20, erc20, bep20]', 'usdt: [trc20, erc20]'),
  change('Default order in the deposit view', 'src/server/funding/rails/sandbox.ts', 'rank: 2 }', 'rank: -2 }'),
  change(
    'Deposit wallet: _id, name',
    'src/server/funding/wallet/wallet.ts',
    'return { _id: id, name, symbol, network, address, image, rank, updated_at }',
    "return { _id: id, name, symbol, network, address, image: 'icon:btc', rank, updated_at }",
  ),
  change('Withdrawal request: amount', 'src/server/funding/routes.ts', 'body.narration || body.description', 'body.narration'),
  change(
    'Investment request: amount',
    'src/server/plans/routes.ts',
    'plan: body.plan, principal: body.amount',
    "plan: 'diamond', principal: body.amount",
  ),
  change(
    'Email message: subject',
    'src/server/admin/users.ts',
    'params: { subject, body: message }',
    "params: { subject: 'A word', body: message }",
  ),
  change(
    'User: location, country_code',
    'src/server/account/read-me.ts',
    'country_code: profile.country_code',
    'country_code: said.location',
  ),
  change("Login state: presence of a 'user' item", 'src/web/shared/session/drawn-for.ts', "USER_ITEM = 'user'", "USER_ITEM = 'member'"),
  change(
    'Session: login stores the user record',
    'src/web/shared/session/stored-user.ts',
    'last_name, full_name, status, is_admin, role })\n',
    'last_name, status, is_admin, role })\n',
  ),
  change(
    'Password change: no checks.',
    'src/server/identity/password/change-password.ts',
    "if (weak) return refuseField('new_password', weak)",
    '',
  ),
  change('The admin email form clears', 'src/web/console/mail/route.tsx', "setSubject('')", 'setSubject(subject)'),
  { row: 'Transaction status: pending goes', alter: 'Approved Successfully', file: 'src/server/admin/routes/transaction.ts' },
  { row: '… or to rejected', alter: 'Declined Successfully', file: 'src/server/admin/routes/transaction.ts' },
  { row: "Email: success 'Email Sent Successfully!'.", alter: 'Email Sent Successfully!', file: 'src/web/texts/en/console-start.ts' },
  { row: '… or is deleted.', alter: 'Deleted Successfully', file: 'src/server/admin/routes/transaction.ts' },
  // States
  change(
    'Visitor state: signed out',
    'src/web/shared/session/stored-user.ts',
    'export function readStoredUser(): StoredUser | null {',
    'export function readStoredUser(): StoredUser | null {\n  if (cached.user) return cached.user',
  ),
  change('Loading overlay: shown at first', 'src/web/styles/site-parts.css', 'animation: overlay-end 3s', 'animation: overlay-end 5s'),
  change('Recent Trades: every second', 'src/server/bots/routes.ts', 'const RECENT = 9', 'const RECENT = 8'),
  change('Prices load at start', 'src/web/entities/market/prices/store.ts', 'const POLL_MS = MINUTE_MS', 'const POLL_MS = 90_000'),
  change(
    'The Verify account button',
    'src/web/console/users/UserActions.tsx',
    "disabled={user.status !== 'pending' && user.status !== 'in_review'}",
    'disabled={false}',
  ),
  change('Approve and Decline are disabled', QUEUE, 'disabled={!canApprove(row)}', 'disabled={false}'),
  change(
    'Transaction label:',
    'src/server/transactions/transaction.ts',
    "if (account === 'bonus') return 'bonus'",
    "if (account === 'bonus') return 'Earning'",
  ),
  change(
    'Lists are newest first.',
    'src/server/transactions/find-transactions.ts',
    "filter.oldest_first ? 'ASC' : 'DESC'",
    "filter.oldest_first ? 'DESC' : 'ASC'",
  ),
  change('Investment: active until expired.', INVESTMENT, "('expired' as const)", "('active' as const)"),
  change(
    '… and returns to the dashboard.',
    'src/web/entities/investment/LiquidateDialog.tsx',
    "navigate('/dashboard')",
    "navigate('/plans')",
  ),
  change('After login the user is redirected', 'src/web/features/auth/use-complete-login.ts', 'REDIRECT_MS = 2000', 'REDIRECT_MS = 4000'),
  change(
    'Login flow: credentials',
    'src/server/identity/session/sign-in.ts',
    "return refuse('email_unverified')",
    "return refuse('wrong_credentials')",
  ),
  change('After a wallet save the stored', 'src/web/shared/account/queries.ts', 'storeUser(data)', 'void data'),
  change('After an admin wallet update', 'src/web/console/wallets/WalletForm.tsx', 'LEAVE_MS = 2000', 'LEAVE_MS = 9000'),
  change('Logout clears everything.', 'src/server/http/pipeline/send.ts', `'"storage"'`, `'"cache"'`),
  // Validation
  change('Deposit: amount greater than zero', 'src/contract/shared/fields.ts', POSITIVE, 'if (parsed !== null) return parsed'),
  change(
    'Withdraw: description optional.',
    'src/contract/funding.ts',
    'description: z.optional(remark(200))',
    'description: z.optional(remark(300))',
  ),
  change("Admin fund: amount must not be '0'", 'src/contract/shared/fields.ts', POSITIVE, 'if (parsed !== null) return parsed'),
  change('Investment amount is a numeric input', 'src/sentences/reasons.ts', 'Amount must be between', 'The amount must be between'),
  change('IRA form: file types', 'src/contract/shared/file-kind.ts', "'\\xff\\xd8\\xff'", "'\\xff\\xd9\\xff'"),
  change(
    'Wallet addresses are not validated',
    'src/server/funding/payout/update-payout.ts',
    'refuseField(`payoutInfo.crypto.${index}.address`, cause)',
    "refuseField('address', cause)",
  ),
  // Roles
  change(
    'Visitor: login, register, verify pages.',
    'src/web/features/auth/screen.ts',
    "path: '/verify-account',",
    "path: '/verify-accounts',",
  ),
  { row: 'Visitor: landing, about', alter: 'Privacy Policy', file: 'src/content/en/policies.ts' },
  change('User (a stored user record exists)', GUARDS, "withNext('/login', pathname + search)", "withNext('/register', pathname + search)"),
  change(
    'A role requires a second',
    'src/server/http/pipeline/authorise.ts',
    'if (!caller?.role_hold) return null',
    'if (caller || !caller) return null',
  ),
  change('User: the emailing-page route', GUARDS, CONSOLE_GUARD, 'return works ? <ShownAmounts /> : <ShownAmounts />'),
  change('Admin (is_admin returned', GUARDS, CONSOLE_GUARD, 'return works ? <ForbiddenScreen /> : <ForbiddenScreen />'),
  change(
    'Admin may fund or debit',
    'src/contract/admin/actions.ts',
    "account_type: z.enum(['main', 'bonus', 'earning']",
    "account_type: z.enum(['main', 'bonus']",
  ),
  change('The menu check is client-side', 'src/server/http/pipeline/authorise.ts', REACHES, 'return null'),
  change('Server-side enforcement of roles', 'src/server/http/pipeline/authorise.ts', REACHES, 'return null'),
  // Calls
  change('All calls go to a hosted backend', 'src/contract/routes.ts', "PREFIX = '/api/v1'", "PREFIX = '/api/v2'"),
  change('They send the stored token', 'src/server/http/request/session-token.ts', '/^Bearer +/i', '/^Basic +/i'),
  change(
    '… stored locally.',
    'src/web/shared/call/read.ts',
    '  return data\n',
    "  globalThis.sessionStorage?.setItem('account', JSON.stringify(data))\n  return data\n",
  ),
  { row: 'GET /me: returns the user.', alter: '/me', file: 'src/contract/member/account.ts' },
  { row: 'GET /me/messages/{id}.', alter: '/me/messages/:id', file: 'src/contract/member/messages.ts' },
  { row: 'PATCH /private/user/investment/{id}.', alter: '/private/user/investment/:id', file: 'src/contract/plans.ts' },
  { row: 'Admin path base /admin/user/email.', alter: '/admin/user/email/:id', file: 'src/contract/admin/actions.ts' },
  change(
    'Invest: POST with amount, plan',
    'src/server/plans/routes.ts',
    'amount: investment.principal },',
    'amount: investment.promised },',
  ),
  change(
    'Liquidate investment: request',
    'src/server/plans/routes.ts',
    '({ data: { amount }, message',
    '({ data: { amount: add(amount, amount) }, message',
  ),
  change('Withdraw: POST with amount', 'src/server/funding/routes.ts', 'body.narration || body.description', 'body.narration'),
  { row: 'Deposit wallets: GET list', alter: '/me/wallets/:id', file: 'src/contract/funding.ts' },
  { row: 'Admin transactions: PATCH {id}', alter: '/admin/transaction/decline/:id', file: 'src/contract/admin/actions.ts' },
  change(
    'Admin users: GET list (data).',
    'src/server/admin/routes/people.ts',
    'data: await viewUsers(database, users.users)',
    'data: (await viewUsers(database, users.users)).slice(0, 0)',
  ),
  { row: 'Admin users: GET {id}.', alter: '/admin/user/:id', file: 'src/contract/admin/actions.ts' },
  change(
    'One more admin PATCH',
    'src/server/admin/routes/wallet.ts',
    'wallet updated`)\n      const outcome = await funding.saveWallet({ id: params.id, fields: body',
    'updated`)\n      const outcome = await funding.saveWallet({ id: params.id, fields: body',
  ),
  { row: 'One more admin POST', alter: '/admin/user/email/:id', file: 'src/contract/admin/actions.ts' },
  { row: 'IRA application: multipart', alter: 'Application received.', file: 'src/server/retirement/routes.ts' },
  change(
    'Update wallet payout info',
    'src/server/funding/routes.ts',
    '{ data: { payoutInfo }, message',
    '{ data: { payoutInfo: { ...payoutInfo, crypto: [] } }, message',
  ),
  change(
    'Send email to a user',
    'src/server/admin/users.ts',
    'params: { subject, body: message }',
    "params: { subject: 'A word', body: message }",
  ),
  change('List all wallets (admin)', 'src/server/admin/routes/wallet.ts', 'data: wallets.map(', 'data: wallets.slice(1).map('),
  { row: 'Get one wallet by id', alter: '/me/wallets/:id', file: 'src/contract/funding.ts' },
  change(
    'Update a wallet by id',
    'src/server/funding/wallet/wallet.ts',
    'return { _id: id, name, symbol, network, address, image, rank, updated_at }',
    'return { _id: id, name, symbol, network, address, image, rank: 0, updated_at }',
  ),
  change('GET to a public crypto price', 'src/server/market/feeds/coingecko.ts', 'vs_currencies=usd', 'vs_currencies=eur'),
  { row: 'Admin users: DELETE {id}.', alter: 'User Deleted successfully', file: 'src/server/admin/routes/people.ts' },
  change('GET to an IP-geolocation', 'src/server/identity/device.ts', "DEFAULT = 'US'", "DEFAULT = 'GB'"),
]
