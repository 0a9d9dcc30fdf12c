/** Texts of schema faults without a reason in the contract. For programs: screens validate before they send. */
import type * as z from 'zod/mini'
import { fault } from '#contract/shared/fault'

const KINDS: Readonly<Record<string, string>> = {
  string: fault('not_text'),
  number: fault('not_a_number'),
  int: fault('whole_number'),
  boolean: fault('not_a_boolean'),
  array: fault('not_a_list'),
  object: fault('not_an_object'),
}

const FORMATS: Readonly<Record<string, string>> = {
  datetime: fault('not_a_time'),
  date: fault('not_a_date'),
  safeint: fault('whole_number'),
}

const UNITS = { string: 'characters', array: 'entries' } as const

export function issueText(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? fault('field_required') : (KINDS[issue.expected] ?? UNFIT)
    case 'invalid_value':
      return issue.values.length === 1
        ? fault('use_value', { value: String(issue.values[0]) })
        : fault('use_one_of', { values: issue.values.map(String).join(', ') })
    case 'too_small':
      return fault(`${unitOf(issue.origin)}_least`, { least: String(issue.minimum) })
    case 'too_big':
      return fault(`${unitOf(issue.origin)}_most`, { most: String(issue.maximum) })
    case 'invalid_format':
      return FORMATS[issue.format] ?? UNFIT
    default:
      return UNFIT
  }
}

function unitOf(origin: string): 'characters' | 'entries' | 'number' {
  return origin === 'string' || origin === 'array' ? UNITS[origin] : 'number'
}

const UNFIT = fault('check_field')
