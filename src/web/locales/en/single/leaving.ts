/** Between a link in a message and the site that it leads to. */
export const leaving = {
  title: 'You are leaving Clearterm',
  lead: 'A link in a message leads to another site. Clearterm does not run it and has not checked it.',
  host: 'Destination',
  address: 'Full address',
  never: 'Clearterm asks for a password or a code on its own pages only. If another site asks for one, do not enter it.',
  plain: 'The connection to that site is not encrypted.',
  stay: 'Stay on Clearterm',
  go: 'Go to {host}',
  nowhere: 'This link is invalid',
  nowhere_lead: 'It is not an http or https address of another site.',
}
