/** The transport of calls: fetch in the browser; a renderer sets one without a network. */
export type Transport = (url: string, init: RequestInit) => Promise<{ readonly status: number; readonly text: string }>

let other: Transport | null = null

/** For a renderer, once. */
export function setTransport(transport: Transport): void {
  other = transport
}

export function currentTransport(): Transport | null {
  return other
}
