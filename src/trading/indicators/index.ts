/** Chart indicators: pure functions of closes, in numbers. */
export { ema, sma } from './average.ts'
export { bollinger } from './bollinger.ts'
export { rsi } from './rsi.ts'
