import type { Market } from '#server/market'
import type { AccountDependencies } from '../dependencies.ts'

export type PerformanceDependencies = Pick<AccountDependencies, 'database' | 'business'> & {
  readonly market: Pick<Market, 'source' | 'readDayCloses'>
}
