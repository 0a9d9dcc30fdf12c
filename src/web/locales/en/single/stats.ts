/** A public figure on a page of its own: the words around what it is made of. */
export const stats = {
  as_of: 'As of {as_of}.',
  as_of_entry: 'As of {as_of}, up to entry {entry} of the journal.',
  units: {
    usd: 'In US dollars, paper money.',
    percent: 'In percent.',
    count: 'A count.',
    seconds: 'A length of time.',
    instant: 'A point in time, in your time zone.',
  },
  made_of: 'What it is made of',
  by_day: 'What it is made of, by day in UTC',
  earlier: 'All days before',
  records: {
    one: '{count} record',
    other: '{count} records',
  },
  parts: {
    members: 'Members’ balances',
    withdrawals_counted: 'Withdrawals counted',
  },
  none: 'Nothing has been counted yet',
  none_help: 'As soon as there is a record, it stands here, and the figure is their sum.',
  single: 'It is not a sum',
  single_help: 'It is read from the records that the definition names, and has no parts to add up.',
  where: 'Where the records are',
  links: {
    proof: 'The proof of solvency',
    plans: 'The plans',
    trades: 'Live trades',
    bots: 'The bots and their records',
  },
  programs: 'The same for programs (JSON)',
  others: 'Other public figures',
  failed: 'This figure could not be read.',
}
