/** What the API answers instead of a success, by the refusal's name: the contract's own sentences, so that other languages translate these and no others. */
import { type RefusalName, refusals as table } from '#contract/refusals'

const sentences = Object.entries(table).map(([name, { message }]) => [name, message])

export const refusals: { readonly [Name in RefusalName]: string } = Object.fromEntries(sentences)
