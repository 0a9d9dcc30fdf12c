/** The daily replay of all bots, and how far it differs. */
export const divergence = {
  title: 'Divergence',
  label: 'Replayed days',
  help: 'Each day’s session of all bots is replayed on its recorded ticks. The difference in the fills must be zero.',
  none: 'No completed day yet. The first one is checked when it ends.',
  failed: 'The checks could not be loaded.',
  day: 'Day',
  fills: 'Fills',
  checked: 'Checked',
  off: 'Difference',
}
