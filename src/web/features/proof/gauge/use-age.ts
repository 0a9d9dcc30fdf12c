/** How long ago something was. Null on the server and while the page hydrates, so that both have the same text. */
import { useSyncExternalStore } from 'react'
import { formatDuration } from '#kernel/format/duration'
import { useLanguage } from '#web/shared/locale/language.ts'

const TICK_MS = 15_000

export function useAge(at: string): string | null {
  const language = useLanguage()
  const now = useSyncExternalStore(subscribe, read, () => null)
  return now === null ? null : formatDuration(language, Math.max(0, Math.floor((now - Date.parse(at)) / 1000)))
}

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, TICK_MS)
  return () => clearInterval(timer)
}

/** In steps of a second: the same value within one rendering. */
function read(): number {
  return Math.floor(Date.now() / 1000) * 1000
}
