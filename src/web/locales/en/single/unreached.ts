/** The page that stands in when no screen can be fetched at all. No screen fetches it: the service worker has it in every language. */
export const unreached = {
  title: 'No connection',
  body: 'Clearterm cannot be reached right now. No account data is kept in this browser, so no outdated figures are shown.',
  again: 'Try again',
  waiting: 'This page continues when the connection is back.',
  ribbon: 'Sandbox: paper money. Do not send real funds.',
  ribbon_label: 'Sandbox notice',
}
