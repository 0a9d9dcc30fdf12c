/** Programs to start from. The first three are built-in rules in this language. */
export const examples = {
  equal: 'weight 1 / coins',
  monthly: 'weight 1 / coins\nrebalance every 30',
  hold: 'weight 1 / coins\nrebalance once',
  strongest: 'weight if rank(return(28)) <= 3 then 1 / 3 else 0\nrebalance every 7',
  above_mean: 'weight if price > mean(50) then 1 / coins else 0',
  quiet: 'weight normalise(1 / volatility(30))\nrebalance every 30',
  target: 'weight clamp(0.02 / volatility(20), 0, 1) / coins\nrebalance every 7',
  oversold: 'weight if rsi(14) < 30 then 1 / coins else 0',
  reversion: 'weight normalise(max(mean(20) / price - 1, 0))\nrebalance every 5',
  two_means: 'weight normalise(if mean(10) > mean(50) and return(90) > 0 then 1 / volatility(30) else 0)\nrebalance every 7',
} as const

export type ExampleId = keyof typeof examples
export const exampleIds = Object.keys(examples) as ExampleId[]
