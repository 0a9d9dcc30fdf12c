/** Texts that every printed document has. */
export const papers = {
  generated: 'Generated {at} UTC',
  page: 'Page {n} of {count}',
  replaced: 'Some characters are missing from this document’s typeface and are shown as {sign}.',
  legal: 'Terms, privacy and risk',
  in_force: 'In force since {date}',
}
