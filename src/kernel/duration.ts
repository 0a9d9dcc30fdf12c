export const DAY_SECONDS = 86_400
export const HOUR_SECONDS = 3_600
export const MINUTE_SECONDS = 60
