/**
 * What an amount field says of a text that is no amount yet, in the language of the screen, given by the app. Without it the field says
 * nothing.
 */
import { createContext } from 'react'

type AmountWordsValue = {
  /** "Did you mean $1,000.50?" */
  readonly meant: (amount: string) => string
  readonly places: string
  readonly currency: string
}

export const AmountWords = createContext<AmountWordsValue | null>(null)
