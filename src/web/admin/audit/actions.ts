/** The actions that the log knows, for its filter: a room and what was done there. One that is missing here is still found by the search. */
const verbs: Readonly<Record<string, readonly string[]>> = {
  adjustment: ['credit', 'debit'],
  announcement: ['publish', 'take_down'],
  'business-date': ['move'],
  change: ['ask', 'decline', 'expire'],
  deposit: ['approve', 'decline', 'delete'],
  ira_application: ['decide', 'reveal_ssn'],
  mail: ['retry'],
  plan: ['terms'],
  proof: ['epoch'],
  referral: ['refuse', 'release'],
  settings: ['change'],
  team: ['invite', 'withdraw-invite'],
  treasury: ['add', 'take'],
  user: ['close', 'email', 'freeze', 'note', 'role', 'suspend', 'unfreeze', 'unsuspend', 'verify'],
  wallet: ['change', 'create', 'delete'],
  withdrawal: ['approve', 'decline', 'delete'],
}

export const actions = Object.entries(verbs).flatMap(([room, done]) => done.map((verb) => `${room}.${verb}`))
