/**
 * Keyset pagination in the URL: `?cursor=` names the page, so it can be reloaded and shared, and browser history is the way back. "Newer"
 * goes back in history; on a shared URL it goes to the first page.
 */
import { useLocation, useNavigate, useSearchParams } from 'react-router'

export type Pages = { cursor: string | undefined; newer: (() => void) | undefined; older: (() => void) | undefined }

export function usePages(next_cursor: string | null | undefined): Pages {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: unknown }
  const cursor = search.get('cursor') ?? undefined
  const paged = typeof state === 'object' && state !== null && 'paged' in state
  const first = () => {
    const parameters = new URLSearchParams(search)
    parameters.delete('cursor')
    setSearch(parameters)
  }
  const turn = (to: string) => {
    const rest = new URLSearchParams(search)
    rest.set('cursor', to)
    setSearch(rest, { state: { paged: true } })
  }
  return {
    cursor,
    newer: cursor ? () => (paged ? navigate(-1) : first()) : undefined,
    older: next_cursor ? () => turn(next_cursor) : undefined,
  }
}
