/** The single toast of a form or an action: a new message replaces the old one, so that an old error is never beside a new success. */
import { useMemo } from 'react'
import { toast } from './toast.tsx'

export type Notice = {
  /** Dismisses the last toast, and names the next one. */
  next(): string
  /** The toast that is shown now, to turn it into another. */
  current(): string
}

let named = 0

export function useNotice(): Notice {
  return useMemo(() => {
    let id: string | null = null
    const next = () => {
      // A dismissed toast is removed a moment later, so its name is not used again.
      if (id !== null) toast.dismiss(id)
      named += 1
      id = `notice-${named}`
      return id
    }
    return { next, current: () => id ?? next() }
  }, [])
}
