/**
 * Limits concurrent uploads. Others wait in order with an unread body, which costs no memory and slows the sender by TCP. In
 * total, uploads take at most slots × the largest route's files.
 */
export type UploadGate = {
  /** Resolves with the release function once a slot is free; false if `gone` was called before. */
  readonly enter: (address: string, onLeave: (gone: () => void) => void) => Promise<(() => void) | false>
}

export type UploadLimits = { readonly at_once: number; readonly at_once_per_address: number }

export const uploadLimits: UploadLimits = { at_once: 6, at_once_per_address: 3 }

type Waiting = { readonly address: string; readonly go: (leave: () => void) => void }

export function openUploadGate({ at_once, at_once_per_address }: UploadLimits): UploadGate {
  const active = new Map<string, number>()
  let count = 0
  let queue: readonly Waiting[] = []
  const hasRoom = (address: string): boolean => count < at_once && (active.get(address) ?? 0) < at_once_per_address

  const admit = ({ address, go }: Waiting): void => {
    count += 1
    active.set(address, (active.get(address) ?? 0) + 1)
    let left = false
    go(() => {
      if (left) return
      left = true
      count -= 1
      const rest = (active.get(address) ?? 1) - 1
      if (rest === 0) active.delete(address)
      else active.set(address, rest)
      next()
    })
  }
  const next = (): void => {
    const first = queue.find(({ address }) => hasRoom(address))
    if (!first) return
    queue = queue.filter((one) => one !== first)
    admit(first)
    next()
  }
  return {
    enter: (address, onLeave) =>
      new Promise((resolve) => {
        const waiting: Waiting = { address, go: resolve }
        if (hasRoom(address)) return admit(waiting)
        queue = [...queue, waiting]
        return onLeave(() => {
          if (!queue.includes(waiting)) return
          queue = queue.filter((one) => one !== waiting)
          resolve(false)
        })
      }),
  }
}
