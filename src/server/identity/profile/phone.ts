/** Parses a phone number into E.164 and its parts. */
import { type CountryCode, getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

export type Phone = { readonly phone: string; readonly phone_country_code: string; readonly phone_number: string }

/**
 * `country` is a calling code (`+46`, `46`) or a country (`SE`); without it a number must start with + or its calling code, or
 * be American. Validated by length only, as the library advises, because number ranges change too often.
 */
export function readPhone(typed: string, country: string | null): Phone | null {
  if (!/^\+?[\d ()./-]{4,40}$/.test(typed)) return null
  const digits = typed.replace(/\D/g, '')
  const code = countryOf(country)
  const tries = typed.startsWith('+')
    ? [parsePhoneNumberFromString(typed)]
    : [
        code ? parsePhoneNumberFromString(typed, code) : undefined,
        country ? parsePhoneNumberFromString(`+${country.replace(/\D/g, '')}${digits}`) : parsePhoneNumberFromString(typed, 'US'),
        parsePhoneNumberFromString(`+${digits}`),
      ]
  const parsed = tries.find((number) => number?.isPossible())
  if (!parsed) return null
  return { phone: parsed.number, phone_country_code: `+${parsed.countryCallingCode}`, phone_number: parsed.nationalNumber }
}

function countryOf(country: string | null): CountryCode | undefined {
  const code = country?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(code) && isSupportedCountry(code) && getCountryCallingCode(code) ? code : undefined
}
