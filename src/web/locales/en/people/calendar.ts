/** The calendar feed of maturities. */
export const calendar = {
  title: 'Maturities in your calendar',
  help: 'Your calendar program can follow when your open plans mature. The address is all it needs, and whoever has it can read the dates and plans. No amount is in it.',
  make: 'Make an address',
  made: 'There is an address since {at}. It was shown once, when it was made.',
  address: 'Address of your calendar',
  once: 'Copy it now: it is shown this once.',
  copy: 'Copy',
  copied: 'Copied',
  copy_failed: 'Copy it by hand',
  renew: 'Make another address',
  renew_help: 'The earlier address is dead from then on.',
  remove: 'End the feed',
  removed: 'The feed has ended.',
  failed: 'The calendar feed could not be loaded.',
}
