/** What an address turns out to be. */

/**
 * `form`: characters or a beginning that the format does not have; `length`: too short or too long; `checksum`: a character is wrong or missing;
 * `version`: sound, and of another kind or network.
 */
export type Fault = 'form' | 'length' | 'checksum' | 'version'

/** `account` names whoever is paid: two ways of writing the same address have the same. */
export type Reading = { readonly account: string } | { readonly fault: Fault }

/** No format has longer ones; decoding base 58 takes the square of the length. */
export const LONGEST = 128
