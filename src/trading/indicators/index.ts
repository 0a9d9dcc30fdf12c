/** Indicators of a chart: pure functions of closes, in numbers. They are drawn; nothing trades on them. */
export { ema, sma } from './average.ts'
export { type Band, bollinger } from './bollinger.ts'
export { rsi } from './rsi.ts'
