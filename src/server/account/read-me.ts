/** GET /me: the person, their payout details and their figures. */
import type { Caller } from '#contract/shared/define'
import { assert } from '#kernel/assert'
import { readMemberBalances } from '#server/books'
import { socialMediaOf, withdrawalsFrozenUntil } from '#server/identity'
import type { AccountDependencies } from './dependencies.ts'
import { readTotals } from './overview.ts'

export async function readMe(dependencies: AccountDependencies, { user_id, role_hold }: Pick<Caller, 'user_id' | 'role_hold'>) {
  const { database, clock, identity, funding } = dependencies
  const [user, profile, balances, totals, payoutInfo, total_referred] = await Promise.all([
    identity.readUser(user_id),
    identity.readProfile(user_id),
    readMemberBalances(database, user_id),
    readTotals(database.query, user_id),
    funding.readPayout(user_id),
    identity.countReferred(user_id),
  ])
  assert(user, 'a session has its user')
  const referrer = user.referred_by ? await identity.readUser(user.referred_by) : null
  return {
    id: user.id,
    account_id: user.id,
    full_name: `${user.first_name} ${user.last_name}`.trim(),
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    phone: user.phone,
    phone_country_code: user.phone_country_code,
    phone_number: user.phone_number,
    gender: user.gender,
    dob: user.dob,
    location: profile.location,
    country_code: profile.country_code,
    address: profile.address,
    profile_pic_url: profile.profile_pic_url,
    social_media: socialMediaOf(profile),
    referral_code: user.referral_code,
    referred_by: referrer?.referral_code ?? null,
    status: user.status,
    created_at: user.created_at,
    updated_at: user.updated_at,
    last_active_at: user.last_active_at,
    frozen_at: user.frozen_at,
    withdrawals_frozen_until: withdrawalsFrozenUntil(user, clock.now()),
    payoutInfo,
    main_balance: balances.main,
    ...totals,
    total_bouns: totals.total_bonus,
    total_referred,
    is_admin: user.role === 'administrator',
    role: user.role,
    role_hold,
  }
}
