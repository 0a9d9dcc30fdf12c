/** Why a bot is not trading. */
export const botNotes = {
  price_missing_yet: 'There is no price yet.',
  past_stored: 'Past prices are still being stored.',
  price_old: 'The newest price is from {at:moment}. It is older than 120 seconds, so the bot does not trade.',
  price_missing: 'There is no price for {coins}.',
  bars_missing: 'This recording has no bars of {bar}, which the bot needs.',
} as const
