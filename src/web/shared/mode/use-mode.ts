/** The current colour mode, for canvas drawings. Dark first; the system's setting is ignored. */
import { useSyncExternalStore } from 'react'
import { type Mode, onMode, readMode } from './mode.ts'

export { toggleMode } from './mode.ts'

export function useMode(): Mode {
  return useSyncExternalStore(onMode, readMode, () => 'dark')
}
