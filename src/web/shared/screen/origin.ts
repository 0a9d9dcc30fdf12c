/** The address under which people reach this instance, without a slash at its end: the browser's, and the server's own where it renders. */
import { createContext, useContext } from 'react'

export const Origin = createContext<string | null>(null)

export function useOrigin(): string {
  return useContext(Origin) ?? location.origin
}
