/** What the server refuses with, by code: its own sentences, so that other languages translate these and no others. */
import { ownReasons } from '#sentences/reasons'
import { refusals as sentences } from '#sentences/refusals'

/** What the API answers instead of a success, by the refusal's name. */
export const refusals = sentences

/** By reason and by field code, where there is more to say than a refusal's name. */
export const reasons = ownReasons
