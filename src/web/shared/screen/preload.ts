/** What a screen shows first, asked for before it is drawn: by the server that renders it, and by the app that takes a rendered screen's place. */
import type { QueryClient } from '@tanstack/react-query'

export type Place = { readonly path: string; readonly search: URLSearchParams }

/** Puts the answers into `client`. What does not come is asked for again by the screen. */
export type Preload = (client: QueryClient, place: Place) => Promise<unknown>
