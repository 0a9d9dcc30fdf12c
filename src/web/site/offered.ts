/** The languages whose texts are complete; pages are rendered in these and link to no other. */
import type { Language } from '#contract/language'

export const offered: readonly Language[] = ['en']
