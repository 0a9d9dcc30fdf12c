/** The public origin of this instance, without a trailing slash: the browser's, or the server's during rendering. */
import { createContext, useContext } from 'react'

export const Origin = createContext<string | null>(null)

export function useOrigin(): string {
  return useContext(Origin) ?? location.origin
}
