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
  made_of: 'Breakdown',
  by_day: 'Breakdown by day (UTC)',
  earlier: 'Earlier days',
  records: {
    one: '{count} record',
    other: '{count} records',
  },
  parts: {
    members: 'Members’ balances',
    withdrawals_counted: 'Withdrawals counted',
  },
  none: 'No records yet',
  none_help: 'Records appear here as they are made. The figure is their sum.',
  single: 'Not a sum',
  single_help: 'This figure is read directly from the records in its definition. It has no parts to add up.',
  where: 'Source records',
  links: {
    proof: 'The proof of solvency',
    plans: 'The plans',
    trades: 'Live trades',
    bots: 'The bots and their records',
  },
  programs: 'This figure as JSON',
  others: 'Other public figures',
  failed: 'This figure could not be loaded.',
}
