/** Names of an epoch’s five figures, for screens and the printed certificate. */
export const epochFigures = {
  liabilities: 'Owed to members',
  liabilities_note: 'balances and all open promises',
  custody: 'Held in custody',
  custody_note: 'paper money',
  free: 'Reserve, free',
  free_note: 'not promised to anyone',
  committed: 'Reserve, committed',
  committed_note: 'set aside for open plans',
  coverage: 'Coverage',
}
