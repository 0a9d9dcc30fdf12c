/**
 * The cheats that the proof is made to show, and who sees each: that user (who checks their own bundle), anyone (who reads what is published),
 * a witness (who compares checkpoints with others). A test plays every one of them against the running server.
 */
export type Catcher = 'that_user' | 'anyone' | 'witness'
export type Cheat = { readonly id: string; readonly caught_by: readonly [Catcher, ...Catcher[]] }

export const cheats = [
  { id: 'user_omitted', caught_by: ['that_user'] },
  { id: 'amount_out_of_range', caught_by: ['anyone', 'that_user'] },
  { id: 'balance_understated', caught_by: ['that_user'] },
  { id: 'leaf_shared', caught_by: ['that_user'] },
  { id: 'entry_rewritten', caught_by: ['anyone'] },
  { id: 'checkpoints_split', caught_by: ['witness'] },
  { id: 'statement_back_dated', caught_by: ['anyone'] },
  { id: 'leaves_truncated', caught_by: ['anyone'] },
  { id: 'max_for_sum', caught_by: ['anyone', 'that_user'] },
  { id: 'path_too_short', caught_by: ['that_user'] },
  { id: 'epoch_replayed', caught_by: ['anyone', 'that_user'] },
] as const satisfies readonly Cheat[]

export type CheatId = (typeof cheats)[number]['id']
