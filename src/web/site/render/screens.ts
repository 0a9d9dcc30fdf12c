/** The app's screens that anyone may open: what a search engine and a shared link say of each before the app has run. */
import type { Key } from '#web/locales/text.ts'

export type PublicScreen = { readonly path: string; readonly title: Key; readonly description: Key }

export const publicScreens: readonly PublicScreen[] = []
