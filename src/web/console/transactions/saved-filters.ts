/** Named filters, stored in this browser per person: the server doesn't need them. Stored as a query string, without the page. */
import { useState } from 'react'

export type SavedFilter = { readonly name: string; readonly query: string }

const MAX_FILTERS = 20
const NAMES = ['status', 'type', 'method', 'q', 'user', 'waiting'] as const

/** A canonical order of filters, independent of the order of selection. */
export function queryOf(search: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const name of NAMES) {
    const value = search.get(name)
    if (value) kept.set(name, value)
  }
  return kept.toString()
}

/** The stored filters, or none if unreadable. */
export function readSaved(text: string | null): SavedFilter[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(read) ? read.filter(isSaved).slice(0, MAX_FILTERS) : []
  } catch {
    return []
  }
}

function isSaved(one: unknown): one is SavedFilter {
  return (
    typeof one === 'object' &&
    one !== null &&
    'name' in one &&
    'query' in one &&
    typeof one.name === 'string' &&
    typeof one.query === 'string'
  )
}

export function useSavedFilters(user_id: string) {
  const place = `admin:filters:${user_id}`
  const [saved, setSaved] = useState(() => readSaved(localStorage.getItem(place)))
  const write = (next: readonly SavedFilter[]): void => {
    const kept = next.slice(-MAX_FILTERS)
    localStorage.setItem(place, JSON.stringify(kept))
    setSaved(kept)
  }
  return {
    saved,
    keep: (one: SavedFilter) => write([...saved.filter(({ name, query }) => name !== one.name && query !== one.query), one]),
    forget: (name: string) => write(saved.filter((one) => one.name !== name)),
  }
}
