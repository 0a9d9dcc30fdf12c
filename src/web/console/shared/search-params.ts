/** Filters are in the URL, so that a view can be reloaded and shared. Changing one resets the page, and closes what is open. */
import { useSearchParams } from 'react-router'

export function useFilters<Name extends string>(names: readonly Name[]) {
  const [search, setSearch] = useSearchParams()
  const values = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<Name, string>
  const choose = (name: Name, value: string, without: readonly Name[] = []): void => {
    const next = new URLSearchParams(search)
    for (const other of ['cursor', 'id']) next.delete(other)
    for (const other of without) next.delete(other)
    if (value) next.set(name, value)
    else next.delete(name)
    setSearch(next, { replace: name === ('q' as Name) })
  }
  return { values, choose, cursor: search.get('cursor') ?? undefined }
}
