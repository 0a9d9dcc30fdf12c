/** Guesses a country from Accept-Language (RFC 9110, 12.5.4), for a flag, without an external service. */
const DEFAULT = 'US'

/** The region of the first language that names one, by weight; `US` by default. */
export function countryOf(accept_language: string): string {
  const ranges = accept_language
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.find((one) => one.trim().startsWith('q='))
      return { region: regionOf(tag), weight: weight ? Number(weight.trim().slice(2)) || 0 : 1 }
    })
    .filter(({ region, weight }) => region !== null && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return ranges[0]?.region ?? DEFAULT
}

/** `zh-Hant-TW` has TW, `es-419` and `en` have none. */
function regionOf(tag: string): string | null {
  const [, ...subtags] = tag.split('-')
  return subtags.find((subtag) => /^[A-Za-z]{2}$/.test(subtag))?.toUpperCase() ?? null
}
