/** Why something was declined, ended or withheld: by an administrator, and by the platform itself. */

/** Of a deposit or withdrawal: a closed set, with the owner's text for when the administrator adds none. */
export const declineReasons = {
  no_payment: 'No payment arrived for this deposit.',
  amount_mismatch: 'A different amount arrived.',
  wrong_destination: 'The payout address or the bank details do not match this account.',
  not_your_account: 'This account belongs to someone else.',
  duplicate: 'This repeats an earlier request.',
  member_asked: 'You asked us to decline it.',
  under_review: 'We need to look at the account first. Contact support.',
  other: 'Declined by an administrator',
} as const

export type DeclineCode = keyof typeof declineReasons
export const declineCodes = Object.keys(declineReasons) as [DeclineCode, ...DeclineCode[]]

/** How records until 0.2.0 have them. */
const FORMER_REASONS: readonly (readonly [string, DeclineCode])[] = [
  ['The amount that arrived is another one.', 'amount_mismatch'],
  ['The payout address or the bank details do not fit.', 'wrong_destination'],
  ['The account that paid, or is to be paid, is somebody else’s.', 'not_your_account'],
  ['The same was asked for twice.', 'duplicate'],
]

/** Transactions store the sentence. `other` has no code of its own: its sentence is also the platform's default. */
const codeBySentence: ReadonlyMap<string, DeclineCode> = new Map([
  ...FORMER_REASONS,
  ...declineCodes.filter((code) => code !== 'other').map((code) => [declineReasons[code], code] as const),
])

/** The code of a stored reason; null for a text that an administrator wrote. */
export function declineCodeOf(stored: string): DeclineCode | null {
  return codeBySentence.get(stored) ?? null
}

/** Why a bonus is not paid, as shown to the referrer. */
export const withheldNotes = {
  withheld_off: 'Referral bonuses were switched off when the plan matured.',
  withheld_same_person: 'This looks like an account of someone who already referred a member or earned a bonus.',
  withheld_closed: 'The referrer’s account is closed.',
} as const

/** The platform's own reasons, for when no person gave one. Records keep the sentence. */
export const platformReasons = {
  declined: 'Declined by an administrator',
  deleted: 'Deleted by an administrator',
  rail_declined: 'Declined by the sandbox rail',
  no_reason: 'The administrator gave no reason.',
  plan_not_offered: 'the plan is not offered any more',
  plan_out_of_range: 'the amount is outside the range of the plan',
  plan_not_covered: 'the reserve could not cover its return',
} as const

/** Why a change ended without a decision. Records keep the code; those before 0.2.0 keep a sentence. */
export const endNotes = { undecided: 'The time for a decision has passed.' } as const
const FORMER = 'Nobody decided in time'

/** The code of a stored reason; null for a text that an administrator wrote. */
export function endCodeOf(stored: string | null): keyof typeof endNotes | null {
  return stored === 'undecided' || stored === FORMER ? 'undecided' : null
}

export type PlatformReason = keyof typeof platformReasons

/** The code of a stored reason of the platform; null for any other text. */
export function platformReasonOf(stored: string): PlatformReason | null {
  const [code] = Object.entries(platformReasons).find(([, sentence]) => sentence === stored) ?? []
  return (code ?? null) as PlatformReason | null
}
