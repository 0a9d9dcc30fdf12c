/** The transport of calls: fetch in the browser; a renderer and the sample account set their own. */
export type Transport = (url: string, init: RequestInit) => Promise<{ readonly status: number; readonly text: string }>

let other: Transport | null = null

/** For a renderer, once; for the sample account while it is shown. Null: fetch again. */
export function setTransport(transport: Transport | null): void {
  other = transport
}

export function currentTransport(): Transport | null {
  return other
}
