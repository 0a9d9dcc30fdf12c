/** The page of one bot: inside its ensemble, and the daily replay of all bots. */
export const bot = {
  ensemble: {
    title: 'Inside the ensemble',
    lead: 'AdaHedge weighs four rules: those with smaller losses so far weigh more.',
    figures: 'Figures of the ensemble',
    regret: 'Regret so far',
    bound: 'Its bound',
    log_growth: 'of log growth, after costs',
    behind:
      'Over {bars} since {from}, the mix grew {regret} less in logarithms than the best of its rules. On these prices AdaHedge’s proof allows at most {bound}. Prices from before its release count too.',
    ahead:
      'Over {bars} since {from}, the mix grew {regret} more in logarithms than the best of its rules. On these prices AdaHedge’s proof allows it to be at most {bound} behind. Prices from before its release count too.',
    bars: { one: '{count} hour', other: '{count} hours' },
    held: 'Held now',
    held_without: '{percent} without the forecasts',
    known: 'Hours with a forecast',
    known_of: 'of {count} since release',
    weights: 'Weights of the four rules',
    weights_drawing: 'Weights of the four rules, {from} to {to}: {list}.',
    compare: 'With and without the forecasts',
    compare_text:
      'The same rule since release, computed twice: with the published forecasts, and with past volatility in their place. Both trade at the hourly closes and pay the same costs, so neither is exactly the record above.',
    with: 'With the forecasts',
    without: 'Without the forecasts',
    compare_drawing: 'Change in value from {from} to {to}: {with} with the forecasts, {without} without.',
    difference: 'So far the forecasts changed the result by {points} points.',
    none_known: 'No forecast was written in advance yet, so both are the same.',
    target:
      'It holds less whenever it expects more than {percent} volatility a year. A forecast counts only if it was written before its day began.',
    table: 'The ensemble over time',
    exposure: 'Held',
    few: 'The drawings appear after three full hours.',
    failed: 'The ensemble could not be loaded.',
  },
  divergence: {
    title: 'Divergence',
    label: 'Replayed days',
    help: 'Each day’s session of all bots is replayed on its recorded ticks. The difference in the fills must be zero.',
    none: 'No completed day yet. The first one is checked when it ends.',
    failed: 'The checks could not be loaded.',
    day: 'Day',
    fills: 'Fills',
    checked: 'Checked',
    off: 'Difference',
  },
}
