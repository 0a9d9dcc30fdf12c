/**
 * Works of one name run one after another, in the order in which they came, whatever became of the one before. For work that reads first and may
 * write only if nobody else wrote meanwhile: here it waits for its turn instead of losing races. Other processes may still be in the way.
 */
export type InTurn = <T>(name: string, work: () => Promise<T>) => Promise<T>

export function openTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>()
  return (name, work) => {
    const mine = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(name, mine)
    const leave = () => {
      if (last.get(name) === mine) last.delete(name)
    }
    mine.then(leave, leave)
    return mine
  }
}
