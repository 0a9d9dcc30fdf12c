/** A snapshot of prices, part of the page's HTML. */
import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/shared/call/call.ts'

export const pricesQuery = queryOptions({ queryKey: ['readPrices'], queryFn: ({ signal }) => call('readPrices', { signal }) })
