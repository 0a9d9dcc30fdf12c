/** Headers of calls and replies that are this API's own. */

/**
 * Each call of a page names the member whom the page was drawn for, so that it never acts for the one who logs in later. Without it a call
 * is its session's.
 */
export const DRAWN_FOR = 'clearterm-member'
/** Its value where the page was drawn for a visitor. */
export const NOBODY = 'nobody'

/** Of each reply: the server's time in milliseconds since 1970, so that a wrong clock of the caller doesn't matter. */
export const SERVER_TIME = 'clearterm-time'
