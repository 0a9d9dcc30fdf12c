/** The header of each reply with the server's time in milliseconds since 1970, so that a wrong clock of the caller doesn't matter. */
export const SERVER_TIME = 'clearterm-time'
