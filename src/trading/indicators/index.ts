/** Chart indicators: pure functions of closes, in numbers. */
export { ema, sma } from './average.ts'
export { type Band, bollinger } from './bollinger.ts'
export { rsi } from './rsi.ts'
