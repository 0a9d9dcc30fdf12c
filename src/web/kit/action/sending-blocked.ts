/** Why nothing can be sent now, given by the app while the connection is lost: the reason, and the id of the element that shows it. */
import { createContext } from 'react'

export const SendingBlocked = createContext<{ readonly reason: string; readonly id: string } | null>(null)
