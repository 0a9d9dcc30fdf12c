/** Phone formats by country: loaded with a phone field only. */
import { AsYouType, type CountryCode, getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import { foldTyped } from '#kernel/format/typed'

const files = import.meta.glob<string>('../../../../../node_modules/country-flag-icons/3x2/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
  exhaustive: true,
})
/** By country: the file's base name. */
const flags = new Map(Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), url]))

export type Country = { readonly code: string; readonly name: string; readonly calling_code: string }

/** Sorted by name in the current language. */
export function countriesIn(language: string): readonly Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code, calling_code: `+${getCountryCallingCode(code)}` }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
}

export function flagOf(code: string): string | null {
  return flags.get(code) ?? null
}

/** The number in that country's format; one that begins with + has its own country code. */
export function typed(text: string, country: string): { readonly phone: string; readonly country: string } {
  const typing = new AsYouType(isSupportedCountry(country) ? (country as CountryCode) : 'US')
  const folded = foldTyped(text).trim()
  const phone = typing.input(folded)
  return { phone, country: (folded.startsWith('+') && typing.getCountry()) || country }
}
