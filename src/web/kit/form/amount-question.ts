/** "Did you mean $1,000.50?" in the language of the screen, given by the app. Without it an amount field does not ask. */
import { createContext } from 'react'

export const AmountQuestion = createContext<((amount: string) => string) | null>(null)
