/** The limits of a person and their log-ins: freezes, holds, codes and passwords. */
import { assert } from '#kernel/assert'
import { countLimit, hold, type LimitedMember, usageLimit, type WindowUsage } from '#server/room'
import { wrongCodeLimits } from './code/one-time-code.ts'
import type { Room } from './context.ts'
import { listCredentials } from './factor/passkey/options.ts'
import { MAX_PASSKEYS } from './factor/passkey/passkeys.ts'
import { appCodeLimits } from './factor/proof.ts'
import { ENROLMENT_CODES } from './factor/totp/enrol.ts'
import { logInLimits } from './log-in/log-in.ts'
import { OWN_PASSWORD } from './password/change-password.ts'
import { EMAIL_CODES } from './recovery/change-email.ts'
import { callLimits } from './session/limit-call.ts'
import { mailLimits } from './sign-up/sign-up.ts'
import { readUser } from './store.ts'
import { type CountedLimit, PASSWORD_CHECKS } from './throttle.ts'
import { withdrawalsFrozenUntil } from './user.ts'

const COUNTERS = [
  'money_calls',
  'auth_calls',
  'file_checks',
  'log_in_attempts',
  'log_in_codes',
  'own_attempts',
  'app_codes',
  'app_enrolment',
  'email_codes',
  'email_code_mails',
  'withdrawal_codes',
] as const

export const limitNames = [...COUNTERS, 'account_frozen', 'role_hold', 'withdrawals_frozen', 'passkeys'] as const

export async function readLimits(room: Room, member: LimitedMember) {
  const [usages, states, passkeys] = await Promise.all([readUsages(room, member), readHolds(room, member), readPasskeys(room, member)])
  return [...states, ...usages, passkeys]
}

async function readHolds({ database, clock }: Room, { user_id, role, role_hold }: LimitedMember) {
  const user = await readUser(database, user_id)
  assert(user, 'a session has its user')
  const until = withdrawalsFrozenUntil(user, clock.now())
  const frozen = user.frozen_at !== null
  return [
    hold('account_frozen', { until: frozen ? 'owner' : 'not_held', blocked: frozen && { reason: 'frozen' } }),
    hold('withdrawals_frozen', {
      until: until ?? 'not_held',
      blocked: until && { reason: 'withdrawals_frozen_until', params: { at: until.toISOString() } },
    }),
    ...(role === 'member' ? [] : [hold('role_hold', { until: endOf(role_hold), blocked: role_hold && { reason: 'role_held' } })]),
  ]
}

function endOf(held: LimitedMember['role_hold']) {
  return held === null ? 'not_held' : (held.until ?? 'owner')
}

async function readPasskeys({ database }: Room, { user_id }: LimitedMember) {
  const { length: used } = await listCredentials(database, user_id)
  const left = Math.max(0, MAX_PASSKEYS - used)
  const blocked = left === 0 && ({ reason: 'passkeys_full', params: { most: MAX_PASSKEYS } } as const)
  return countLimit('passkeys', { at_most: MAX_PASSKEYS, used, left }, { until: used === 0 ? 'unused' : 'freed', blocked })
}

async function readUsages(room: Room, member: LimitedMember) {
  const limits = await countedLimits(room, member)
  const usages = await room.throttle.usage(limits.map(({ limit }) => limit))
  return limits.map(({ name }, at) => usageLimit(name, usages[at] as WindowUsage))
}

type Named = { readonly name: (typeof COUNTERS)[number]; readonly limit: CountedLimit }

async function countedLimits({ settings }: Room, member: LimitedMember): Promise<readonly Named[]> {
  const { user_id, email } = member
  const [money, auth, files] = callLimits(member, await settings())
  const log_in = logInLimits(email)
  const all = (name: Named['name'], limits: readonly CountedLimit[]): Named[] => limits.map((limit) => ({ name, limit }))
  return [
    { name: 'money_calls', limit: money },
    { name: 'auth_calls', limit: auth },
    { name: 'file_checks', limit: files },
    { name: 'log_in_attempts', limit: log_in.passwords },
    ...all('log_in_codes', log_in.codes),
    { name: 'own_attempts', limit: { bucket: OWN_PASSWORD, key: user_id, ...PASSWORD_CHECKS } },
    ...all('app_codes', appCodeLimits(user_id)),
    { name: 'app_enrolment', limit: { ...ENROLMENT_CODES, key: user_id } },
    ...all('email_codes', wrongCodeLimits('email', user_id)),
    ...all('email_code_mails', mailLimits(EMAIL_CODES, user_id)),
    ...all('withdrawal_codes', wrongCodeLimits('withdrawal', user_id)),
  ]
}
