/** Whether a page offers the sample account: on an instance without an open plan. The server says so; the app never offers it. */
import { createContext, useContext } from 'react'

export const SampleOffer = createContext(false)

export function useSampleOffer(): boolean {
  return useContext(SampleOffer)
}
