/** Work in the order in which it was asked for, one piece after the other: the memory of two pieces is never held at once. */
export function serialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const own = last.then(work, work)
    last = own.catch(() => undefined)
    return own
  }
}
