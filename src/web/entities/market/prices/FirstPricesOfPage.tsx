/** Provides the prices of the page's HTML to the components below. */
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { merge, unpricedCoins } from './coin.ts'
import { pricesQuery } from './prices-query.ts'
import { FirstPrices } from './store.ts'

export function FirstPricesOfPage({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  const first = useMemo(() => merge(unpricedCoins, client.getQueryData(pricesQuery.queryKey)?.data ?? []), [client])
  return <FirstPrices value={first}>{children}</FirstPrices>
}
