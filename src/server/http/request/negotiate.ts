/** Content negotiation (RFC 9110, 12): type, encoding and language of a reply, and whether the caller has it already. */
import type { FastifyRequest } from 'fastify'
import type { FileReply } from '#contract/shared/file'
import { isLanguage, type Language } from '#contract/shared/language'

/** From the browser's cookie, or else the first supported one in Accept-Language. */
export function languageOf(cookie: string | undefined, accept_language: string): Language {
  if (isLanguage(cookie)) return cookie
  const ranges = accept_language
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .map(([tag = '', ...parameters]) => ({ language: tag.toLowerCase().split('-')[0], weight: weightOf(parameters) }))
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .sort((one, other) => other.weight - one.weight)
  const [first] = ranges
  return isLanguage(first?.language) ? first.language : 'en'
}

function weightOf(parameters: readonly string[]): number {
  const parameter = parameters.find((parameter) => /^q=/i.test(parameter))
  const weight = parameter === undefined ? 1 : Number(parameter.slice(2))
  return Number.isFinite(weight) ? weight : 0
}

/** True if Accept names CSV and no JSON before it. */
export function wantsCsv(accept: string | undefined): boolean {
  const types = (accept ?? '').split(',').map(bare)
  const csv = types.indexOf('text/csv')
  const json = types.indexOf('application/json')
  return csv >= 0 && (json < 0 || csv < json)
}

/** `text/csv;spreadsheet=de` asks for the form that a spreadsheet in that language reads; null: the form for programs. */
export function spreadsheetLanguage(accept: string | undefined): Language | null {
  const csv = (accept ?? '').split(',').find((part) => bare(part) === 'text/csv')
  const language = csv?.split(';').flatMap((parameter) => /^\s*spreadsheet=(\w+)\s*$/i.exec(parameter)?.[1]?.toLowerCase() ?? [])[0]
  return isLanguage(language) ? language : null
}

/** Whether the caller requests a single page, which also limits a CSV. */
export function namesPage({ query }: FastifyRequest): boolean {
  return typeof query === 'object' && query !== null && ('limit' in query || 'cursor' in query)
}

/** The first of the route's content types in Accept; parameters (q, charset) are ignored. */
export function wantedType({ file_types }: FileReply, accept: string | undefined): string | null {
  const accepted = (accept ?? '').split(',').map(bare)
  const type_match = accepted.map((type) => file_types.find((one) => bare(one) === type)).find((type) => type !== undefined)
  return type_match ?? null
}

function bare(type: string): string {
  return type.split(';')[0]?.trim().toLowerCase() ?? ''
}

export function matches(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim() === etag || tag.trim() === '*')
}

export function chooseEncoding(header: string | readonly string[] | undefined): 'br' | 'gzip' | 'identity' {
  const accepted = acceptedEncodings(header)
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
}

export function acceptsGzip(header: string | readonly string[] | undefined): boolean {
  return acceptedEncodings(header).includes('gzip')
}

function acceptedEncodings(header: string | readonly string[] | undefined): readonly (string | undefined)[] {
  return String(header ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;[ \t]{0,8}q=0(?:\.0{0,3})?$/.test(part))
    .map((part) => part.split(';')[0])
}
