/**
 * Whether dictionaries and arrays conform to ISO 32000-1 7.3.6 and 7.3.7, without exception. Readers recover from faults differently: one ends a
 * dictionary where another reads its next key. So a fault is not repaired here but rejected.
 */

export type Token =
  | 'name'
  | 'number'
  | 'reference'
  | 'value'
  | 'open_dictionary'
  | 'open_array'
  | 'close_dictionary'
  | 'close_array'
  | 'other'

/** In a dictionary: what may follow. For `5 0 R` as a value, one and then two numbers have been read. */
type State = 'array' | 'key' | 'value' | 'one_number' | 'two_numbers'

const MAX_DEPTH = 256

const after: { readonly [From in Exclude<State, 'array'>]: Partial<Record<Token, State>> } = {
  key: { name: 'value' },
  value: { name: 'key', value: 'key', number: 'one_number', open_dictionary: 'key', open_array: 'key' },
  one_number: { name: 'value', number: 'two_numbers' },
  two_numbers: { reference: 'key' },
}

export type Nesting = {
  /** False: this token is not allowed here. */
  readonly take: (token: Token) => boolean
}

/** At the top level any token is allowed: a reader takes the first object, and all of them are checked. */
export function openNesting(): Nesting {
  const states: State[] = []
  return {
    take: (token) => {
      const state = states.at(-1)
      if (token === 'close_dictionary' || token === 'close_array') {
        if (state === undefined) return true
        states.pop()
        return token === 'close_array' ? state === 'array' : state === 'key' || state === 'one_number'
      }
      if (state === 'array' && token === 'other') return false
      if (state !== undefined && state !== 'array') {
        const next = after[state][token]
        if (!next) return false
        states[states.length - 1] = next
      }
      if (token === 'open_dictionary') states.push('key')
      if (token === 'open_array') states.push('array')
      return states.length <= MAX_DEPTH
    },
  }
}

/** A bare word: not a name, string or bracket. */
export function tokenOf(word: string): Token {
  if (/^[+\-.\d]/.test(word)) return 'number'
  if (word === 'R') return 'reference'
  return word === 'true' || word === 'false' || word === 'null' ? 'value' : 'other'
}
