/** The calendar feed of maturities. */
export const calendar = {
  title: 'Maturities in your calendar',
  help: 'Your calendar app can show when your open plans mature. Anyone with the address can read the dates and plans, but no amounts.',
  make: 'Create address',
  made: 'The address was created {at}. It was shown only once.',
  address: 'Calendar address',
  once: 'Copy it now. It is shown only once.',
  copy: 'Copy',
  copied: 'Copied',
  copy_failed: 'Copy it yourself',
  renew: 'Create new address',
  renew_help: 'The earlier address then stops working.',
  remove: 'End the feed',
  removed: 'The feed has ended.',
  failed: 'The calendar feed could not be loaded.',
}
