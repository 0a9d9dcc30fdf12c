/** The error codes of the API by name. Never reused; several refusals can share one (refusals.ts). */
export const EMAIL_TAKEN = 3
export const ALREADY_SIGNED_IN = 10
export const EMAIL_UNVERIFIED = 12
export const ALREADY_VERIFIED = 14
export const SESSION_EXPIRED = 22
/** A member, transaction or plan. */
export const SUBJECT_NOT_FOUND = 27
/** Anything else. */
export const NOT_FOUND = 28
export const INVALID = 40
export const WRONG_CREDENTIALS = 41
export const IN_REVIEW = 42
export const SUSPENDED = 43
/** A code, or the link of a mail. */
export const CODE_INVALID = 44
export const FORBIDDEN = 45
export const STEP_UP_NEEDED = 46
export const FOREIGN_ORIGIN = 47
export const FROZEN = 48
export const ADDRESS_ON_HOLD = 49
export const INSUFFICIENT_BALANCE = 50
export const FULLY_SUBSCRIBED = 51
/** The record has moved on, or a condition does not hold. */
export const WRONG_STATUS = 52
export const KEY_REUSED = 53
export const NOT_OFFERED = 54
export const OWN_CHANGE = 55
export const QUOTE_EXPIRED = 56
export const ROLE_HELD = 57
export const DEPOSIT_LIMIT = 58
export const OTHER_MEMBER = 59
export const TOO_MANY = 60
/** Also: a type that is not accepted. */
export const TOO_LARGE = 61
export const FAULT = 90
export const UNAVAILABLE = 91
