/** What a value lacks, in plain words, where the contract gives no text of its own. For programs: screens validate before they send. */
import type * as z from 'zod/mini'

const KINDS: Readonly<Record<string, string>> = {
  string: 'Send text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Send true or false.',
  array: 'Send a list.',
  object: 'Send an object.',
}

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'Send a time such as 2026-11-22T12:00:00Z.',
  date: 'Enter a date as YYYY-MM-DD.',
  safeint: 'Enter a whole number.',
}

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' }

export function plainIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This field is required.' : (KINDS[issue.expected] ?? UNFIT)
    case 'invalid_value':
      return issue.values.length === 1
        ? `Use this value: ${String(issue.values[0])}.`
        : `Use one of: ${issue.values.map(String).join(', ')}.`
    case 'too_small':
      return `Enter at least ${issue.minimum}${UNITS[issue.origin] ?? ''}.`
    case 'too_big':
      return `Enter at most ${issue.maximum}${UNITS[issue.origin] ?? ''}.`
    case 'invalid_format':
      return FORMATS[issue.format] ?? UNFIT
    default:
      return UNFIT
  }
}

const UNFIT = 'Check this field.'
