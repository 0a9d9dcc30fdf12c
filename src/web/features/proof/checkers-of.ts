/** How many accounts an epoch has, and how many of them checked it. */
import type { Statement } from '#proof/index'
import type { Front } from './proof-query.ts'

const LEAVES_PER_ACCOUNT = 4

export function accountsOf({ leaves }: Statement): number {
  return leaves / LEAVES_PER_ACCOUNT
}

export function checkersOf({ epochs }: Front, statement: Statement): number {
  const checkers = epochs.find(({ epoch }) => epoch === statement.epoch)?.checkers ?? 0
  return Math.min(checkers, accountsOf(statement))
}
