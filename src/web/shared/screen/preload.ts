/** Preloads a screen's data before it is drawn: by the server that renders it, and by the app that replaces a rendered screen. */
import type { QueryClient } from '@tanstack/react-query'

export type Place = { readonly path: string; readonly search: URLSearchParams }

/** Fills `client`. The screen retries failed requests. */
export type Preload = (client: QueryClient, place: Place) => Promise<unknown>
