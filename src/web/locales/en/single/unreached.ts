/** The page that stands in when no screen can be fetched at all. No screen fetches it: the service worker has it in every language. */
export const unreached = {
  title: 'No connection',
  body: 'Clearterm cannot be reached from here right now. Nothing of your account is kept in this browser, so that no old figure is shown as if it were current.',
  again: 'Try again',
  waiting: 'This page goes on by itself once there is a connection.',
  ribbon: 'Sandbox: paper money. Do not send real funds.',
  ribbon_label: 'Sandbox notice',
}
