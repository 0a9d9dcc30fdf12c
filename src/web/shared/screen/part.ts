/** A lazily loaded part of a screen, with its code and texts. */
import type { ComponentType } from 'react'
import { lazyWithRetry } from '#web/kit/feedback/lazy-with-retry.ts'
import { type Area, loadTexts } from '#web/shared/locale/text.ts'

/** `areas`: all texts that the part uses. `preload`: load before it is shown. */
export function lazyPart<Props>(areas: readonly Area[], load: () => Promise<ComponentType<Props>>, preload = false) {
  return lazyWithRetry(async () => (await Promise.all([load(), loadTexts(areas)]))[0], preload)
}
