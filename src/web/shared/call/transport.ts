/** How a call travels. In the browser by fetch; where the server renders it hands in a way that needs no network. */
export type Transport = (url: string, init: RequestInit) => Promise<{ readonly status: number; readonly text: string }>

let other: Transport | null = null

/** For a renderer, once. */
export function setTransport(transport: Transport): void {
  other = transport
}

export function currentTransport(): Transport | null {
  return other
}
