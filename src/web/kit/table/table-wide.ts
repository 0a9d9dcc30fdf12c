/** Whether the table form is used: from 62em as everywhere in the kit, or from 48em. */
import { useSyncExternalStore } from 'react'
import type { TableFrom } from './table.ts'

const queries = { md: '(min-width: 48em)', lg: '(min-width: 62em)' } as const

function listener(query: string): (changed: () => void) => () => void {
  return (changed) => {
    const list = matchMedia(query)
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  }
}

const listeners = { md: listener(queries.md), lg: listener(queries.lg) } as const

export function useWide(from: TableFrom): boolean {
  return useSyncExternalStore(listeners[from], () => matchMedia(queries[from]).matches)
}
