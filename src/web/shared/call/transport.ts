/** The transport of calls: fetch in the browser; a renderer, or the sample account while it is shown, has its own. */
export type Transport = (url: string, init: RequestInit) => Promise<{ readonly status: number; readonly text: string }>

let own: Transport | null = null

/** Returns what ends it: then calls go where they went before. */
export function routeCalls(transport: Transport): () => void {
  const before = own
  own = transport
  return () => {
    own = before
  }
}

export function currentTransport(): Transport | null {
  return own
}
