/** The administrators' console. */
export const admin = {}
