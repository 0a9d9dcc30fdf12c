/** Registering, verifying, logging in, setting a password. */
export const auth = {}
