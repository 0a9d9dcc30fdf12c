/**
 * Forecasts of each coin's next day, with the score of every model. A live row is written before its day begins and never changes; a
 * backtest is marked and counts apart. No money is involved, and no plan depends on a forecast.
 */
export type { Forecasts } from './open.ts'
export { readOutlooks } from './record/outlooks.ts'
export { forecastsRoom } from './room.ts'
export { type ForecastHeadline, readForecastHeadline } from './view/list-forecasts.ts'
