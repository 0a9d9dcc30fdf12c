/** No limit without a row on the member's limits page: neither one that refuses by reason nor one that counts in a time. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as codes from '#contract/shared/codes'
import { isLimit } from '#contract/shared/limit/code'
import { type LimitName, limitNames } from '#contract/shared/limit/name'
import { type LimitReason, limitReasons } from '#contract/shared/limit/reasons'
import { refusals } from '#contract/shared/refusals'
import { ownReasons } from '#sentences/reasons'

/** The rows of `GET /me/limits` that explain a reason. */
const counted = [
  ...(['money_calls', 'auth_calls', 'log_in_attempts', 'log_in_codes', 'own_attempts', 'app_codes', 'app_enrolment'] as const),
  ...(['email_codes', 'email_code_mails', 'withdrawal_codes', 'withdrawal_code_mails'] as const),
  ...(['file_checks', 'exports', 'lab_trials', 'lab_saves', 'bot_releases', 'support_conversations', 'support_entries'] as const),
]
const rows: Readonly<Record<LimitReason, readonly LimitName[]>> = {
  too_many: counted,
  try_in_a_second: counted,
  try_in_seconds: counted,
  deposit_limit: ['deposit', 'deposit_day', 'deposit_all'],
  deposit_most: ['deposit'],
  deposit_day_most: ['deposit_day'],
  deposit_all_most: ['deposit_all'],
  first_deposit_made: ['first_deposit'],
  first_deposit_off: ['first_deposit'],
  insufficient_balance: ['withdrawal'],
  withdrawals_frozen: ['withdrawals_frozen'],
  withdrawals_frozen_until: ['withdrawals_frozen'],
  address_on_hold: ['payout_address'],
  address_on_hold_until: ['payout_address'],
  bank_on_hold: ['bank_details'],
  frozen: ['account_frozen'],
  owner_froze: ['account_frozen'],
  role_held: ['role_hold'],
  amount_between: ['plan_amount'],
  fully_subscribed: ['plan_capacity'],
  passkeys_full: ['passkeys'],
  quota_full: ['stored_files', 'stored_bytes'],
  lab_runs_full: ['lab_runs'],
  own_bots_full: ['own_bots'],
  own_bots_none_left: ['all_bots'],
}

/** Words of a limit in the name of a reason. */
const WORDS = /_full$|_most$|_on_hold|_left$|_between$|_held$|froze|limit|quota|^try_in_/
/** Named like a limit, and none of a member: the form of a field or a file, the operator's own, or the server's. */
const OTHERS = new Set(
  (
    'number_most characters_most entries_most amount_most points_between days_most year_most count_most at_once_most password_most ' +
    'role_not_held not_frozen credited_most put_in_most operator_most ledger_full'
  ).split(' '),
)

const named = Object.keys(ownReasons).filter((reason) => WORDS.test(reason) && !OTHERS.has(reason))
const coded = Object.entries(refusals).flatMap(([name, { code }]) => (isLimit(code, name) || WORDS.test(name) ? [name] : []))

it('explains each refusal because of a limit by rows of the limits page', () => {
  expect(limitReasons).toEqual(expect.arrayContaining([...named, ...coded]))
  expect(named.length + coded.length).toBeGreaterThan(15)
  // And each row is the reason of some refusal.
  expect([...new Set(Object.values(rows).flat())].sort()).toEqual([...limitNames].sort())
})

it('knows them in the browser by code and reason, and no others', () => {
  const wrong_status = Object.keys(ownReasons).filter((reason) => isLimit(codes.WRONG_STATUS, reason))
  const own = new Set<string>(limitReasons)
  expect(wrong_status.filter((reason) => !own.has(reason))).toEqual([])
  const by_code = new Set<string>(coded)
  const by_reason = limitReasons.filter((reason) => !by_code.has(reason) && !GIVEN_WITH.test(reason))
  expect(by_reason.filter((reason) => !isLimit(codes.WRONG_STATUS, reason))).toEqual([])
})

/** Always the reason of a refusal that is known by its code. */
const GIVEN_WITH = /^(?:try_in|deposit_|withdrawals_frozen|address_on_hold|bank_on_hold|owner_froze)/

/** Where attempts are counted, and for whom: `row` has rows on the page, the others are not an account's. */
const counting: Readonly<Record<string, 'row' | 'visitor' | 'mail'>> = {
  'account/export/export.ts': 'row',
  'funding/withdrawal/code.ts': 'row',
  'identity/code/mailed-code.ts': 'visitor',
  'identity/code/one-time-code.ts': 'row',
  'identity/factor/proof.ts': 'row',
  'identity/factor/step-up.ts': 'row',
  'identity/factor/totp/enrol.ts': 'row',
  'identity/log-in/log-in.ts': 'row',
  'identity/password/change-password.ts': 'row',
  // Mails to an address that is not the account's yet.
  'identity/recovery/change-email.ts': 'mail',
  'identity/session/limit-call.ts': 'row',
  'identity/sign-up/sign-up.ts': 'row',
  'lab/limits.ts': 'row',
  'retirement/apply.ts': 'visitor',
  'support/limits.ts': 'row',
}

it('counts attempts in no place that this list does not know', () => {
  const files = readdirSync('src/server', { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const found = files.filter((file) => /(?:throttle\.limit|(?<![.\w])limit)\((?:\w+|`|'|$)/m.test(callsOf(file)))
  expect(found.sort()).toEqual(Object.keys(counting).sort())
})

/** Calls that count, without what defines them. */
function callsOf(file: string): string {
  if (file === 'identity/throttle.ts' || file.startsWith('http/')) return ''
  return readFileSync(join('src/server', file), 'utf8').replaceAll(/limit\(\{|=> limit\(|function limit\(/g, '')
}
