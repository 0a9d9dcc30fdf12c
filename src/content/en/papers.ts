/** What every printed document says besides its own text. */
export const papers = {
  generated: 'Generated {at} UTC',
  page: 'Page {n} of {count}',
  replaced: 'Some characters have no form in this document’s typeface and are shown as {sign}.',
  legal: 'Terms, privacy and risk',
  in_force: 'In force since {date}',
}
