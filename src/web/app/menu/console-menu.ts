/** The console's menu, loaded by staff only, when it is first shown. */
import { whenLoaded } from '#web/kit/feedback/when-loaded.ts'

let fetched: Promise<typeof import('#web/console/places.tsx')> | null = null

export function consoleMenu() {
  fetched ??= whenLoaded(() => import('#web/console/places.tsx'))
  return fetched
}
