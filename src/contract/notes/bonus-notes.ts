/** Why a bonus is not paid, as shown to the referrer. */
export const bonusNotes = {
  withheld_off: 'Referral bonuses were switched off when the plan matured.',
  withheld_same_person: 'This looks like an account of someone who already referred a member or earned a bonus.',
  withheld_closed: 'The referrer’s account is closed.',
} as const
