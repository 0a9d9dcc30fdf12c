/**
 * What a dishonest platform can try, and who detects it: the affected user, anyone who reads what is published (and keeps earlier
 * publications), or anyone who compares with a witness. Each line has its test in test/rooms/proof.
 */
export type CaughtBy = 'that_user' | 'anyone' | 'witness'

export const cheats = [
  { id: 'user_omitted', caught_by: ['that_user'] },
  { id: 'balance_understated', caught_by: ['that_user'] },
  { id: 'leaf_shared', caught_by: ['that_user'] },
  { id: 'negative_amount', caught_by: ['that_user', 'anyone'] },
  { id: 'max_for_sum', caught_by: ['that_user', 'anyone'] },
  { id: 'path_short', caught_by: ['that_user'] },
  { id: 'leaves_truncated', caught_by: ['anyone'] },
  { id: 'entry_rewritten', caught_by: ['anyone', 'witness'] },
  { id: 'back_dated', caught_by: ['anyone'] },
  { id: 'epoch_replayed', caught_by: ['that_user', 'anyone'] },
  { id: 'two_checkpoints', caught_by: ['that_user', 'witness'] },
] as const satisfies readonly { readonly id: string; readonly caught_by: readonly CaughtBy[] }[]
