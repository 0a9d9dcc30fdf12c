/** Whether single-key shortcuts of the console are on; kept in this browser. */
import { useState } from 'react'

const KEYS_OFF = 'admin:keys-off'

export function useKeysOn(): readonly [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => localStorage.getItem(KEYS_OFF) === null)
  const change = (next: boolean): void => {
    if (next) localStorage.removeItem(KEYS_OFF)
    else localStorage.setItem(KEYS_OFF, '1')
    setOn(next)
  }
  return [on, change]
}
