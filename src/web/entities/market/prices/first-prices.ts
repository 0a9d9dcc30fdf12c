/** The prices that a page came with, for what is drawn before this tab has heard of any. */
import { createContext } from 'react'
import { type Coin, untold } from './coin.ts'

export const FirstPrices = createContext<readonly Coin[]>(untold)
