/** Why a bot does not trade. */
export const botNotes = {
  price_missing_yet: 'There is no price yet.',
  past_stored: 'The past of these prices is still being stored.',
  price_old: 'The newest price is from {at:moment}: older than 120 seconds, and nothing is traded on it.',
  price_missing: 'There is no price for {coins}.',
  bars_missing: 'This recording has no bars of {bar}, and the bot acts at no others.',
} as const
