/** What the server refuses with, by code: the contract’s own sentences. */
import { generalReasons, ownReasons } from '#contract/reasons/index'

/** What the API answers instead of a success, by the refusal's name: the contract's own sentences, so that other languages translate these and no others. */
export const refusals = generalReasons

/** By reason and by field code, where there is more to say than a refusal's name: the contract's own sentences. */
export const reasons = ownReasons
