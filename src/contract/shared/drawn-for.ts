/** Each call of a page names the member whom the page was drawn for, so that it never acts for the one who logs in later. */

/** The header. Programs may send it too; without it a call is its session's. */
export const DRAWN_FOR = 'clearterm-member'
/** The page was drawn for a visitor. */
export const NOBODY = 'nobody'
