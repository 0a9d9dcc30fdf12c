/** Why a bonus is not paid, as its referrer reads it. */
export const bonusNotes = {
  withheld_off: 'Referral bonuses were switched off when the plan matured.',
  withheld_same_person: 'This looks like an account of somebody who has brought or earned a bonus already.',
  withheld_closed: 'The account that brought them is closed.',
} as const
