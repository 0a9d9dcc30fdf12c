/** Reasons that administrators name by a code, in the words that members read. */
export const retirementReasons: Readonly<Record<string, string>> = {
  document_unreadable: 'A document could not be read.',
  details_differ: 'The details differ from the document.',
  other: 'It could not be accepted as it is.',
}

export const testimonialReasons: Readonly<Record<string, string>> = {
  names_others: 'It names other people, or how to reach somebody.',
  advertises: 'It advertises something else.',
  abusive: 'It insults or threatens somebody.',
  off_topic: 'It is not about this platform.',
  against_records: 'It says something that our records do not bear out.',
}
