/** A part of a screen whose code and texts are fetched separately, until they are there. */
import type { ComponentType } from 'react'
import { lazyWithRetry } from '#web/kit/feedback/lazy-with-retry.ts'
import { type Area, loadTexts } from '#web/shared/locale/text.ts'

/** `areas`: the texts that the part uses, all of them, whichever screen shows it. `preload`: it is fetched before it is shown. */
export function lazyPart<Props>(areas: readonly Area[], load: () => Promise<ComponentType<Props>>, preload = false) {
  return lazyWithRetry(async () => (await Promise.all([load(), loadTexts(areas)]))[0], preload)
}
