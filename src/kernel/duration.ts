export const DAY_SECONDS = 86_400
export const MINUTE_SECONDS = 60
