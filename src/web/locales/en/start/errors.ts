/** What refusals and faults say, by code; where a code has no text here, the server's own sentence stands. */
export const errors = {
  fallback: 'Error occured!',
  in_review: 'Your account is now in review. You will receive an update via email. Thank you!',
  session_expired: 'Your session has expired. Please log in again.',
  unexpected: 'Unexpected Application Error!',
  unexpected_help: 'This screen could not be shown. Your account is not affected.',
  reload: 'Reload',
  no_connection: 'No connection',
  no_connection_help: 'What you opened loads when the connection is back.',
  outdated: 'New version available',
  outdated_help: 'Part of this page could not be loaded. Reload the page.',
  not_found: 'Page not found',
  not_found_help: 'There is nothing at this address.',
  forbidden: 'Not for this account',
  forbidden_help: 'You do not have access to this. It is open to administrators.',
  home: 'Back to the start',
  dashboard: 'To the dashboard',
}
