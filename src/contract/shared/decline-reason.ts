/** Why a deposit or withdrawal is declined: a closed set, with the owner's text for when the administrator adds none. */
export const declineReasons = {
  no_payment: 'No payment arrived for this deposit.',
  amount_mismatch: 'The amount that arrived is another one.',
  wrong_destination: 'The payout address or the bank details do not fit.',
  not_your_account: 'The account that paid, or is to be paid, is somebody else’s.',
  duplicate: 'The same was asked for twice.',
  member_asked: 'You asked us to decline it.',
  under_review: 'We need to look at the account first. Contact support.',
  other: 'Declined by an administrator',
} as const

export type DeclineCode = keyof typeof declineReasons
export const declineCodes = Object.keys(declineReasons) as [DeclineCode, ...DeclineCode[]]

/** Transactions store the sentence. `other` has no code of its own: its sentence is also the platform's default. */
const codeBySentence: ReadonlyMap<string, DeclineCode> = new Map(
  declineCodes.filter((code) => code !== 'other').map((code) => [declineReasons[code], code]),
)

/** The code of a stored reason; null for a text that an administrator wrote. */
export function declineCodeOf(stored: string): DeclineCode | null {
  return codeBySentence.get(stored) ?? null
}
