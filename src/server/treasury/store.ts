/** The table operator_funding. */
import type { Query } from '#server/store'

export type OperatorFunding = { readonly count: number; readonly put_in: bigint; readonly taken_back: bigint }

export async function readOperatorFunding(query: Query, account: string): Promise<OperatorFunding> {
  const [row] = await query<{ count: bigint; put_in: bigint; taken_back: bigint }>(
    `SELECT count(*) AS count, coalesce(sum(amount) FILTER (WHERE direction = 'add'), 0)::bigint AS put_in,
       coalesce(sum(amount) FILTER (WHERE direction = 'take'), 0)::bigint AS taken_back
     FROM operator_funding WHERE account = $1`,
    [account],
  )
  return { count: Number(row?.count ?? 0n), put_in: row?.put_in ?? 0n, taken_back: row?.taken_back ?? 0n }
}
