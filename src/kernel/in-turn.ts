/**
 * Runs work of the same name one after another, in order of arrival, even after failures. For work that reads first and writes
 * only if nothing changed: it waits for its turn instead of losing races. Other processes can still conflict.
 */
export type InTurn = <T>(name: string, work: () => Promise<T>) => Promise<T>

export function openTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const run = (last.get(name) ?? Promise.resolve()).then(work, work)
    const leave = () => {
      if (last.get(name) === run) last.delete(name)
    }
    run.then(leave, leave)
    last.set(name, run)
    return run
  }
}
