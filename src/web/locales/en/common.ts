/** Words that every screen shares. */
export const common = {
  wait: 'Please wait...',
  retry: 'Try again',
  reference: 'Reference {id}',
  offline: 'You are offline. These figures are from {at}.',
  offline_empty: 'You are offline. This loads when the connection is back.',
  stale: 'The latest figures could not be loaded. These are from {at}.',
  network: 'Network Error',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  loading: 'Loading',
  saved: '{name} was saved.',
  csv: 'Save as CSV',
  optional: 'optional',
  figure: { open: '{title}: {value}. What it counts', as_of: 'As of {at}', made_of: 'What it is made of' },
  source: { simulated: 'SIMULATED', live: 'LIVE', replay: 'REPLAY of {period}' },
}
