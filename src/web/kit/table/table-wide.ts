/** Whether the table form is used: from 62em, as everywhere in the kit. */
import { useSyncExternalStore } from 'react'

const QUERY = '(min-width: 62em)'

function hear(changed: () => void): () => void {
  const list = matchMedia(QUERY)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

export function useWide(): boolean {
  return useSyncExternalStore(hear, () => matchMedia(QUERY).matches)
}
