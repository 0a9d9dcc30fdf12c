import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { api } from '#contract/routes'
import { money } from '#contract/shared/fields'
import { cents } from '#kernel/money'
import { writeJson } from './compile-writer.ts'

const instants = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4_000_000_000_000) })

/** Values of every kind in the contract, as a room returns them. */
function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string': {
      if ('format' in def)
        return def.format === 'datetime'
          ? instants.map((at) => at.toISOString())
          : fc.stringMatching((def as unknown as { pattern: RegExp }).pattern)
      const pattern = def.checks?.map((check) => (check._zod.def as { pattern?: RegExp }).pattern).find(Boolean)
      return pattern ? fc.stringMatching(pattern) : fc.string({ unit: 'binary', minLength: leastOf(def.checks) })
    }
    case 'boolean':
      return fc.boolean()
    case 'number':
      return def.checks?.length
        ? fc.integer({ min: 1, max: 9 })
        : 'format' in def
          ? fc.maxSafeInteger()
          : fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'nullable':
      return fc.option(valuesOf(def.innerType))
    case 'optional':
      return fc.option(valuesOf(def.innerType), { nil: undefined })
    case 'array':
      return fc.array(valuesOf(def.element), { minLength: leastOf(def.checks), maxLength: 3 })
    case 'object':
      return fc.record({ ...mapped(def.shape), not_named: fc.string() })
    case 'record':
      return fc.dictionary(valuesOf(def.keyType) as fc.Arbitrary<string>, valuesOf(def.valueType), { maxKeys: 2 })
    case 'union':
      return fc.oneof(...def.options.map(valuesOf))
    case 'pipe':
      return valuesOf(def.out)
    case 'date':
      return instants
    case 'bigint':
    case 'custom':
      return fc.bigInt({ min: 0n, max: 9_007_199_254_740_991n })
    default:
      return fc.jsonValue()
  }
}

/** The length that a schema asks for. */
function leastOf(checks: readonly z.core.$ZodCheck<never>[] | undefined): number {
  return Math.max(0, ...(checks ?? []).map((check) => (check._zod.def as { check: string; minimum?: number }).minimum ?? 0))
}

function mapped(shape: z.core.$ZodShape): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(Object.entries(shape).map(([name, one]) => [name, valuesOf(one)]))
}

const replies = Object.entries(api).flatMap(([name, route]) =>
  route.reply !== null && '_zod' in route.reply ? [{ name, reply: route.reply as unknown as z.ZodMiniType }] : [],
)

describe('writeJson', () => {
  it('writes every answer of the contract as its schema encodes it', () => {
    expect(replies.length).toBeGreaterThan(100)
    for (const { name, reply } of replies)
      fc.assert(
        fc.property(valuesOf(reply), (value) => {
          expect([name, writeJson(reply, value)]).toEqual([name, JSON.stringify(z.encode(reply, value as never))])
        }),
        { numRuns: 5 },
      )
  })

  it('throws where a value is outside its schema, and writes no member that is not named', () => {
    const row = z.object({
      id: z.string(),
      at: z.nullable(z.string()),
      state: z.enum(['a', 'b']),
      n: z.int(),
      amount: money,
      more: z.optional(z.boolean()),
      day: z.iso.date(),
      part: z.int().check(z.gte(1), z.lt(10)),
      facts: z.record(z.string(), z.union([z.string(), z.number()])),
    })
    const good = { id: 'x', at: null, state: 'a', n: 1, amount: cents(150n), day: '2024-02-29', part: 1, facts: { 'a"': 1, b: 'c' } }
    expect(writeJson(row, { ...good, secret: 'no' })).toBe(
      '{"id":"x","at":null,"state":"a","n":1,"amount":"1.50","day":"2024-02-29","part":1,"facts":{"a\\"":1,"b":"c"}}',
    )
    for (const bad of [
      { id: 1 },
      { at: undefined },
      { state: 'c' },
      { n: 1.5 },
      { n: Number.NaN },
      { amount: -1n },
      { amount: 1.5 },
      { more: 'yes' },
      { day: '2023-02-29' },
      { part: 0 },
      { part: 10 },
      { facts: { a: true } },
      { facts: { a: Number.NaN } },
      { facts: [1] },
      { facts: new Map() },
    ])
      expect(() => writeJson(row, { ...good, ...bad })).toThrow()
    for (const bad of [null, [], 'text', undefined]) expect(() => writeJson(row, bad)).toThrow()
    expect(() => writeJson(z.array(row), [good, { ...good, id: null }])).toThrow()
  })
})
