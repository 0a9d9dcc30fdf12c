/** The result of parsing an address. */

/**
 * `form`: characters or a prefix that the format does not have; `length`: too short or too long; `checksum`: a character is wrong or missing;
 * `version`: valid, but of another type or network.
 */
export type AddressFault = 'form' | 'length' | 'checksum' | 'version'

/** `account` identifies the payee: two spellings of the same address have the same account. */
export type ParsedAddress = { readonly account: string } | { readonly fault: AddressFault }

/** No format has longer addresses. The limit matters because decoding base 58 is quadratic in the length. */
export const MAX_ADDRESS_LENGTH = 128
