/**
 * Compiles a schema into a JSON writer, once per schema, so that money and instants need no schema walk per value. Unknown
 * schemas and invalid values fall back to the schema itself, which reports the fault.
 */
import * as z from 'zod/mini'

type Write = (value: unknown) => string
type Schema = z.core.$ZodType

const writers = new WeakMap<Schema, Write>()

/** JSON of a value by its schema: throws on a value that does not match and drops undeclared members. */
export function writeJson(schema: Schema, value: unknown): string {
  return writerOf(schema)(value)
}

function writerOf(schema: Schema): Write {
  const before = writers.get(schema)
  if (before) return before
  const write = compile(schema)
  writers.set(schema, write)
  return write
}

function compile(schema: Schema): Write {
  const slowly: Write = (value) => JSON.stringify(z.encode(schema as z.ZodMiniType, value))
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'string') return ofString(def, slowly)
  if (def.type === 'number') return ofNumber(def, slowly)
  if ('checks' in def && def.checks && def.checks.length > 0) return slowly
  switch (def.type) {
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? String(value) : slowly(value))
    case 'enum':
      return oneOf(Object.values(def.entries), slowly)
    case 'literal':
      return oneOf(def.values, slowly)
    case 'nullable': {
      const inner = writerOf(def.innerType)
      return (value) => (value === null ? 'null' : inner(value))
    }
    case 'array': {
      const element = writerOf(def.element)
      return (value) => (Array.isArray(value) ? `[${value.map(element).join(',')}]` : slowly(value))
    }
    case 'object':
      return def.catchall ? slowly : ofObject(def.shape, slowly)
    case 'record':
      return ofRecord(def, slowly)
    case 'union':
      return ofPlainUnion(def, slowly)
    case 'pipe':
      return ofCodec(def, slowly)
    default:
      return slowly
  }
}

type Check = { readonly check: string; readonly pattern?: RegExp; readonly value?: number; readonly inclusive?: boolean }

/** Any string, or one that matches a pattern: its own, or that of a day or an instant. */
function ofString(def: z.core.$ZodStringDef, slowly: Write): Write {
  const checks = (def.checks ?? []).map((check) => check._zod.def as Check)
  const patterns = [...('format' in def ? [dated(def)] : []), ...checks.map((check) => check.pattern)]
  const [pattern] = patterns
  if (patterns.length > 1 || (patterns.length === 1 && !pattern)) return slowly
  if (!pattern) return (value) => (typeof value === 'string' ? JSON.stringify(value) : slowly(value))
  const plain = new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''))
  return (value) => (typeof value === 'string' && plain.test(value) ? JSON.stringify(value) : slowly(value))
}

/** Of these two formats the pattern is all that is checked. */
function dated(def: object): RegExp | undefined {
  const { format, pattern } = def as { readonly format: string; readonly pattern?: RegExp }
  return format === 'date' || format === 'datetime' ? pattern : undefined
}

function ofNumber(def: z.core.$ZodNumberDef, slowly: Write): Write {
  const checks = (def.checks ?? []).map((check) => check._zod.def as Check)
  const accepts = 'format' in def ? Number.isSafeInteger : Number.isFinite
  if (('format' in def && def.format !== 'safeint') || checks.some(({ check }) => check !== 'greater_than' && check !== 'less_than'))
    return slowly
  const within = (value: number): boolean => checks.every((check) => isWithin(value, check))
  return (value) => (accepts(value) && within(value as number) ? JSON.stringify(value) : slowly(value))
}

function isWithin(value: number, { check, value: bound = Number.NaN, inclusive }: Check): boolean {
  return (inclusive && value === bound) || (check === 'greater_than' ? value > bound : value < bound)
}

/** By any text. */
function ofRecord(def: z.core.$ZodRecordDef, slowly: Write): Write {
  if (plainType(def.keyType) !== 'string') return slowly
  const write = writerOf(def.valueType)
  return (value) => {
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return slowly(value)
    return `{${Object.entries(value)
      .map(([name, member]) => `${JSON.stringify(name)}:${write(member)}`)
      .join(',')}}`
  }
}

/** Of texts, numbers and truth values with no rule of their own. */
function ofPlainUnion(def: z.core.$ZodUnionDef, slowly: Write): Write {
  const types = new Set(def.options.map(plainType))
  if (types.has(null)) return slowly
  return (value) =>
    types.has(typeof value) && (typeof value !== 'number' || Number.isFinite(value)) ? JSON.stringify(value) : slowly(value)
}

function plainType(schema: Schema): string | null {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const is_plain = ['string', 'number', 'boolean'].includes(def.type) && !('format' in def) && !('checks' in def && def.checks?.length)
  return is_plain ? def.type : null
}

function oneOf(values: readonly unknown[], slowly: Write): Write {
  const texts = new Map(values.map((value) => [value, JSON.stringify(value)]))
  return (value) => texts.get(value) ?? slowly(value)
}

function ofObject(shape: z.core.$ZodShape, slowly: Write): Write {
  const members = Object.entries(shape).map(([name, schema]) => {
    const { def } = (schema as z.core.$ZodTypes)._zod
    const optional = def.type === 'optional'
    return { name, head: `${JSON.stringify(name)}:`, optional, write: writerOf(optional ? def.innerType : schema) }
  })
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return slowly(value)
    const values = value as Readonly<Record<string, unknown>>
    const parts: string[] = []
    for (const { name, head, optional, write } of members) {
      const member = values[name]
      if (member !== undefined || !optional) parts.push(head + write(member))
    }
    return `{${parts.join(',')}}`
  }
}

/** Strings encoded from money, instants, whole numbers or emails; the codec's output needs no check. */
function ofCodec(def: z.core.$ZodPipeDef, slowly: Write): Write {
  const { out, reverseTransform } = def
  const accepts = validatorOf(out)
  if (!reverseTransform || !accepts) return slowly
  return (value) => {
    if (!accepts(value)) return slowly(value)
    const text: unknown = reverseTransform(value, { value, issues: [] } as never)
    return typeof text === 'string' ? JSON.stringify(text) : slowly(value)
  }
}

function validatorOf(schema: Schema): ((value: unknown) => boolean) | null {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'date') return (value) => value instanceof Date && !Number.isNaN(value.getTime())
  if (def.type === 'custom') return (value) => Boolean((def as z.core.$ZodCustomDef).fn(value))
  if (def.type === 'string' && !('format' in def) && !def.checks?.length) return (value) => typeof value === 'string'
  return def.type === 'bigint' && !def.checks?.length ? (value) => typeof value === 'bigint' : null
}
