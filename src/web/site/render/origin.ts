/** The address under which people reach this instance, without a slash at its end. */
import { createContext, useContext } from 'react'

export const Origin = createContext('')

export function useOrigin(): string {
  return useContext(Origin)
}
