/** A snapshot of prices, part of the page's HTML. */
import { read } from '#web/shared/call/read.ts'

export const pricesQuery = read('readPrices')
