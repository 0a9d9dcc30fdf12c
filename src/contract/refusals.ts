/**
 * Every expected "no" of the API: its code, its HTTP status and its English text. The client translates by code; codes are never reused.
 */
export type RefusalSpec = { readonly code: number; readonly status: number; readonly message: string }

export const refusals = {
  email_taken: { code: 3, status: 409, message: 'This email already exists, please login.' },
  already_signed_in: { code: 10, status: 409, message: 'You are already logged in.' },
  email_unverified: { code: 12, status: 403, message: 'Please verify your account email.' },
  already_verified: { code: 14, status: 409, message: 'Account already verified, please login.' },
  session_expired: { code: 22, status: 401, message: 'Your session has expired. Please log in again.' },
  no_user: { code: 27, status: 404, message: 'No user found' },
  no_transaction: { code: 27, status: 404, message: 'No Transaction found' },
  no_plan: { code: 27, status: 404, message: 'No Plan found' },
  no_message: { code: 28, status: 404, message: 'No message found' },
  no_wallet: { code: 28, status: 404, message: 'No wallet found' },
  no_investment: { code: 28, status: 404, message: 'No investment found' },
  no_bonus: { code: 28, status: 404, message: 'No bonus found' },
  no_session: { code: 28, status: 404, message: 'No session found' },
  no_factor: { code: 28, status: 404, message: 'No second factor found' },
  no_passkey: { code: 28, status: 404, message: 'No passkey found' },
  no_payout_address: { code: 28, status: 404, message: 'No payout address found' },
  no_epoch: { code: 28, status: 404, message: 'No epoch found' },
  no_leaves: { code: 28, status: 404, message: 'The leaves of this epoch are no longer kept.' },
  no_certificate: { code: 28, status: 404, message: 'There is no certificate yet: no proof has been published.' },
  no_proof: { code: 28, status: 404, message: 'Your account is not in an epoch yet.' },
  no_month: { code: 28, status: 404, message: 'No statement found' },
  no_application: { code: 28, status: 404, message: 'No application found' },
  no_file: { code: 28, status: 404, message: 'No file found' },
  no_route: { code: 28, status: 404, message: 'Nothing is found here.' },
  invalid: { code: 40, status: 400, message: 'Check the fields and try again.' },
  wrong_credentials: { code: 41, status: 401, message: 'Email or password is incorrect.' },
  in_review: { code: 42, status: 403, message: 'Your account is now in review. You will receive an update via email. Thank you!' },
  suspended: { code: 43, status: 403, message: 'Your account is suspended. Contact support.' },
  wrong_code: { code: 44, status: 400, message: 'The code is wrong or has expired.' },
  dead_link: { code: 44, status: 400, message: 'This link was used already or has expired.' },
  forbidden: { code: 45, status: 403, message: 'You do not have access to this.' },
  step_up_needed: { code: 46, status: 403, message: 'Confirm it is you.' },
  foreign_origin: { code: 47, status: 403, message: 'This call must come from our own pages.' },
  frozen: { code: 48, status: 403, message: 'This account is frozen by its owner. The link in the mail about it unfreezes it.' },
  withdrawals_frozen: { code: 48, status: 403, message: 'Withdrawals are frozen for 24 hours after a password reset.' },
  address_on_hold: { code: 49, status: 409, message: 'This payout address is still on hold.' },
  insufficient_balance: { code: 50, status: 409, message: 'Insufficient Balance' },
  fully_subscribed: { code: 51, status: 409, message: 'This plan is fully subscribed: the reserve cannot cover its return.' },
  wrong_status: { code: 52, status: 409, message: 'This is no longer possible.' },
  key_reused: { code: 53, status: 409, message: 'This idempotency key was used with another body.' },
  not_offered: { code: 54, status: 409, message: 'This plan is not offered.' },
  own_change: { code: 55, status: 403, message: 'A change to your own account needs somebody else.' },
  quote_expired: { code: 56, status: 409, message: 'This quote has expired.' },
  no_statement: { code: 52, status: 409, message: 'The books do not add up to a statement, so that none was published.' },
  too_many: { code: 60, status: 429, message: 'Too many attempts. Try again later.' },
  too_large: { code: 61, status: 413, message: 'This is too large.' },
  quota_full: {
    code: 61,
    status: 413,
    message: 'There is no room left: at most 10 files, 50 MB in all. Older ones are removed after 30 days.',
  },
  wrong_type: { code: 61, status: 415, message: 'This content type is not accepted.' },
  fault: { code: 90, status: 500, message: 'Something went wrong' },
  unavailable: { code: 91, status: 503, message: 'The service is not available right now. Try again shortly.' },
} as const satisfies Record<string, RefusalSpec>

export type RefusalName = keyof typeof refusals

/** What any call may answer, whatever its room. */
export const sharedRefusals = [
  'invalid',
  'session_expired',
  'already_signed_in',
  'forbidden',
  'step_up_needed',
  'foreign_origin',
  'key_reused',
  'too_many',
  'too_large',
  'wrong_type',
  'no_route',
  'fault',
  'unavailable',
] as const satisfies readonly RefusalName[]

export type SharedRefusal = (typeof sharedRefusals)[number]
