/** Subscribers of a value in the browser's storage. Changes in other tabs arrive as storage events. */
export type StorageEvents = { readonly subscribe: (changed: () => void) => () => void; readonly publish: () => void }

export function openStorageEvents(): StorageEvents {
  const subscribers = new Set<() => void>()
  return {
    subscribe: (changed) => {
      subscribers.add(changed)
      window.addEventListener('storage', changed)
      return () => {
        subscribers.delete(changed)
        window.removeEventListener('storage', changed)
      }
    },
    publish: () => {
      for (const subscriber of subscribers) subscriber()
    },
  }
}
