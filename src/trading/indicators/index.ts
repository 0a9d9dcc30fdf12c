/** Chart indicators: pure functions of closes, in numbers. */
export { bollinger, ema, rsi, sma } from './average.ts'
