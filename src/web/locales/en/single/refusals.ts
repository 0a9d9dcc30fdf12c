/** What the API answers instead of a success, by the refusal's name: the contract's own sentences, so that other languages translate these and no others. */
import { refusals as sentences } from '#sentences/refusals'

export const refusals = sentences
