/** The prices in the page's HTML, shown until the first update. */
import { createContext } from 'react'
import { type Coin, unpricedCoins } from './coin.ts'

export const FirstPrices = createContext<readonly Coin[]>(unpricedCoins)
