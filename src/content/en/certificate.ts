/** What the printed reserve certificate says besides the signed values. */
export const certificate = {
  title: 'Reserve certificate',
  subtitle: 'Epoch {epoch}, as of {at} UTC',
  paper:
    'The assets are paper: the custody account exists in these books alone. This page and the proof behind it show arithmetic, completeness and consistency, not that anything is held outside.',
  owed_heading: 'What is owed, and what stands against it',
  liabilities: 'Owed to members',
  liabilities_note: 'balances and all open promises',
  custody: 'Held in custody',
  custody_note: 'paper money',
  free: 'Reserve, free',
  free_note: 'not promised to anyone',
  committed: 'Reserve, committed',
  committed_note: 'set aside for open plans',
  coverage: 'Coverage',
  nothing_owed: 'nothing is owed',
  signed_heading: 'What was signed',
  root: 'Root of the epoch',
  log: 'Log',
  checkpoint: 'Checkpoint',
  head: '{size} entries, root {root}',
  signature: 'Signature',
  public_key: 'Public key',
  check_here: 'Check it here',
  check:
    'These figures are worth something once they are checked: by each member, who finds their own money in the total, and by anyone, who adds up the published leaves.',
}
