/** Preloads a screen's data: on the server before rendering, in the app before it replaces a rendered screen. */
import type { QueryClient } from '@tanstack/react-query'

type Destination = { readonly path: string; readonly search: URLSearchParams }

/** Fills `client`. The screen retries failed requests. */
export type Preload = (client: QueryClient, place: Destination) => Promise<unknown>
