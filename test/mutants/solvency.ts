/** Bugs planted in the solvency room. */
import type { Mutant } from './mutants.ts'

const WRITERS = { file: 'test/rooms/solvency/writers.test.ts', store: 'either' } as const
const BELIEVED = { file: 'test/rooms/solvency/honest.test.ts', store: 'either', test: 'is believed by a stranger' } as const

export const solvencyMutants: readonly Mutant[] = [
  {
    name: 'write the journal log without looking whether this node still may',
    edits: [
      {
        file: 'src/server/solvency/log/log.ts',
        from: "if (!(await lease.confirm(tx))) throw new LeadershipLost('another node writes the log')",
        to: 'void lease',
      },
    ],
    ...WRITERS,
    test: 'superseded writer stops',
  },
  {
    name: 'leave users without money out of an epoch',
    edits: [
      {
        file: 'src/server/solvency/epoch/draft.ts',
        from: "count(*) AS accounts FROM users WHERE status <> 'closed'",
        to: 'count(*) AS accounts FROM proof_owed WHERE main + bonus + earning + locked + held + promised > 0',
      },
      {
        file: 'src/server/solvency/epoch/draft.ts',
        from: 'FROM proof_owed WHERE account_id > $1',
        to: 'FROM proof_owed WHERE main + bonus + earning + locked + held + promised > 0 AND account_id > $1',
      },
    ],
    ...BELIEVED,
  },
  {
    name: 'take liabilities and accounts from two pictures of the books',
    edits: [{ file: 'src/server/solvency/epoch/draft.ts', from: '{ snapshot: true }', to: '{ snapshot: false }' }],
    ...WRITERS,
    store: 'postgresql',
    test: 'in one snapshot, despite concurrent moves',
  },
  {
    name: 'sign a checkpoint that does not cover its statement',
    edits: [
      {
        file: 'src/server/solvency/epoch/publish.ts',
        from: 'signCheckpoint(await originOf(tx.query, instance), { size, root }, instance.next_log_key ?? instance.log_key)',
        to: 'signCheckpoint(await originOf(tx.query, instance), { size: size - 1, root: root && (await headAt(tx.query, size - 1)) }, instance.log_key)',
      },
    ],
    ...BELIEVED,
  },
  {
    name: 'forget that an open promise is owed',
    edits: [
      {
        file: 'src/server/store/migrations/069-baseline/11-solvency.sql',
        from: 'coalesce(sum(promised), 0)::bigint AS promised',
        to: '(0 * coalesce(sum(promised), 0))::bigint AS promised',
      },
    ],
    ...BELIEVED,
  },
  {
    name: 'throw away the leaves of a day’s first epoch',
    edits: [{ file: 'src/server/solvency/epoch/epoch-store.ts', from: 'WHERE of_day > 1 AND', to: 'WHERE of_day > 0 AND' }],
    ...WRITERS,
    test: 'keeps the leaves of the last epochs',
  },
]
