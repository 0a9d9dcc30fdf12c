/** About the call itself, mostly for programs. */
export const calls = {
  request_unreadable: 'This request could not be read.',
  request_slow: 'This request took too long to arrive.',
  json_refused: 'This JSON cannot be accepted.',
  cursor_unknown: 'This cursor is invalid.',
  key_characters: '{header} takes 1 to 255 printable characters.',
  try_in_a_second: 'Too many attempts. Try again in a second.',
  try_in_seconds: 'Too many attempts. Try again in {seconds} seconds.',
  whole_number_only: 'This must be a whole number.',
  below_from: 'This must not be less than from.',
  not_below_size: 'This must be less than size.',
  log_size: 'The log has {size} entries.',
  not_ready: '{details}',
} as const
