/** Field types of the wire: codecs that decode requests and encode replies. */
import * as z from 'zod/mini'
import { foldTyped } from '#kernel/format/typed'
import { UUID } from '#kernel/id'
import { type Cents, cents, formatDecimal, parseAmount } from '#kernel/money'
import type { Cause } from '#kernel/refusal'
import { cleanInOneLine, cleanLine, cleanProse, hasShape, mailboxOf, shownEmail } from '#kernel/text'
import { fault, faultOf } from './fault.ts'

export const ALL_REQUIRED = fault('all_required')
const INVALID_AMOUNT = fault('invalid_amount')

const isCents = z.custom<Cents>((value) => typeof value === 'bigint' && value >= 0n)
const decimal = z.string().check(z.regex(/^(0|[1-9]\d*)\.\d{2}$/))

/** Money in replies: `"1250.00"`, USD, two decimals. */
export const money = z.codec(decimal, isCents, {
  decode: (text) => parseAmount(text) ?? cents(0n),
  encode: (value) => formatDecimal(value),
})

/** A posting's signed effect on its account: `"-150.00"`. */
export const signedMoney = z.codec(z.string().check(z.regex(/^-?(0|[1-9]\d*)\.\d{2}$/)), z.bigint(), {
  decode: (text) => BigInt(text.replace('.', '')),
  encode: (value) => formatDecimal(value),
})

/** A plain decimal price in USD: `"64250.12"`, `"0.00001234"`. */
export const priceText = z.string().check(z.regex(/^(0|[1-9]\d*)(\.\d{1,12})?$/))

/** A quantity of a coin or of dollars, plain decimal with all its places: `"-0.5"`. */
export const quantityText = z.string().check(z.regex(/^-?(0|[1-9]\d*)(\.\d{1,8})?$/))

/** Money in requests: a decimal string, or a JSON number with at most two decimals. Zero is refused. */
export function amountField(message: string = INVALID_AMOUNT) {
  return z.codec(z.union([z.string(), z.number()], { error: message }), isCents, {
    decode: (value, context) => {
      const parsed = parseAmount(value)
      if (parsed !== null && parsed > 0n) return parsed
      context.issues.push({ code: 'custom', input: value, message })
      return z.NEVER
    },
    encode: (value) => formatDecimal(value),
  })
}
export const amount = amountField()

/** An amount that may be zero, for limits and thresholds. */
export const amountOrZero = z.codec(z.union([z.string(), z.number()], { error: INVALID_AMOUNT }), isCents, {
  decode: (value, context) => {
    const parsed = parseAmount(value)
    if (parsed !== null) return parsed
    context.issues.push({ code: 'custom', input: value, message: INVALID_AMOUNT })
    return z.NEVER
  },
  encode: (value) => formatDecimal(value),
})

/** An amount with an upper limit. */
export function upTo<Field extends typeof amount | typeof amountOrZero>(field: Field, most: Cents) {
  return field.check(z.refine((value) => value <= most, { error: fault('amount_most', { most: formatDecimal(most) }) }))
}

declare const real: unique symbol
/** An instant of real time on the wire. `momentText` refuses it; `realMomentText` prints it and says what it is. */
export type RealInstant = string & { readonly [real]: true }

/** An instant, ISO 8601 in UTC. A reply says of which clock: one of the three below. */
function newInstant() {
  return z.codec(z.iso.datetime(), z.date(), {
    decode: (text) => new Date(text),
    encode: (at) => at.toISOString(),
  })
}

/** Of the business date: plans, postings, balances, messages. The sandbox moves it. */
export const businessInstant = newInstant()
/** Of real time: sessions, approvals, uploads, support, the audit log, deadlines, public figures. */
export const realInstant = newInstant() as unknown as z.ZodMiniCodec<z.ZodMiniType<RealInstant, RealInstant>, z.ZodMiniDate<Date>>
/** Of prices, bots, forecasts and the lab, which are of real or of simulated past time; also of a query. */
export const marketInstant = newInstant()

/** Text that the database can store: no NUL bytes, no lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is the character that PostgreSQL cannot store
const STORABLE = /^(?:[^\u0000\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff])*$/
const storable = z.regex(STORABLE, fault('text_unstorable'))

/**
 * Text that people write comes through these: `text` for free text, `line` for names and other single lines, `email`. A test finds a field
 * that takes text past them (fields.test.ts).
 */
export function text(max: number) {
  return z.string().check(z.overwrite(cleanProse), z.maxLength(max, fault('characters_most', { most: max })), storable)
}

export function requiredText(max: number, message: string = ALL_REQUIRED) {
  return z
    .string({ error: message })
    .check(z.overwrite(cleanProse), z.minLength(1, message), z.maxLength(max, fault('characters_most', { most: max })), storable)
}

/** Also so that a subject cannot inject a header. */
const single_line = z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, fault('single_line'))

export function line(max: number) {
  return z.string().check(z.overwrite(cleanLine), z.maxLength(max, fault('characters_most', { most: max })), storable, single_line)
}

export function requiredLine(max: number, message: string = ALL_REQUIRED) {
  return z.string({ error: message }).check(
    z.overwrite(cleanLine),
    z.minLength(1, message),
    z.refine((typed) => typed === '' || hasShape(typed), { error: message }),
    z.maxLength(max, fault('characters_most', { most: max })),
    storable,
    single_line,
  )
}

/** What people write freely and lists show in one line. */
export function remark(max: number) {
  return z.string().check(z.overwrite(cleanInOneLine), z.maxLength(max, fault('characters_most', { most: max })), storable)
}

export function requiredRemark(max: number) {
  return z
    .string({ error: ALL_REQUIRED })
    .check(z.overwrite(cleanInOneLine), z.minLength(1, ALL_REQUIRED), z.maxLength(max, fault('characters_most', { most: max })), storable)
}

/**
 * A line of figures and letters that a form or another program asks for: a phone, a date, a number of a bank; with digits of any script.
 */
export function figures(max: number) {
  return line(max).check(z.overwrite(inAsciiFigures))
}

export function requiredFigures(max: number) {
  return requiredLine(max).check(z.overwrite(inAsciiFigures))
}

function inAsciiFigures(typed: string): string {
  return cleanLine(foldTyped(typed))
}

/** A postal address: lines. */
export function postal(max: number) {
  const clean = (typed: string) =>
    typed
      .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
      .map(cleanInOneLine)
      .join('\n')
      .trim()
  return z.string().check(z.overwrite(clean), z.maxLength(max, fault('characters_most', { most: max })), storable)
}

/** What a list is searched for. */
export const search = line(200)

/** A secret as typed: not trimmed. */
export const secret = z.string({ error: ALL_REQUIRED }).check(z.minLength(1, ALL_REQUIRED), z.maxLength(512, fault('too_long')), storable)

/** The mailbox of an account that may exist: also with dots that `email` refuses and older versions took. */
export const accountEmail = z.string({ error: ALL_REQUIRED }).check(
  z.overwrite((typed: string) => mailboxOf(typed) ?? cleanLine(typed)),
  z.minLength(1, ALL_REQUIRED),
  z.maxLength(254, fault('not_an_email')),
  storable,
  z.refine((mailbox) => mailboxOf(mailbox) !== null, { error: fault('not_an_email') }),
)

/** An email in its one spelling (kernel/text.ts). */
export const email = accountEmail.check(z.regex(/^(?!\.)(?!.*\.(?:\.|@))/, fault('not_an_email')))

/** An email in a reply, as people read it. */
export const emailShown = z.codec(z.string(), z.string(), { decode: (shown) => shown, encode: shownEmail })

/** A code as typed, with digits of any script. */
export const code = z
  .string({ error: ALL_REQUIRED })
  .check(z.overwrite(inAsciiFigures), z.minLength(1, ALL_REQUIRED), z.maxLength(32, fault('wrong_code')))

/** An id in a reply: opaque. */
export const id = z.string()

/** An id in a request. Malformed ids are 404 in a path and 400 elsewhere, before any room is called. */
export const sentId = z.string().check(z.maxLength(64), z.regex(UUID))
export const idParams = z.object({ id: sentId })

/** Every form of next_cursor: a record's id, one or two journal numbers, or a base64url instant with an id. */
const CURSOR = /^(?:[0-9a-f-]{36}|\d{1,18}(?:[:-]\d{1,18})?|[\w-]{51,70})$/
const NO_CURSOR = fault('cursor_unknown')

/** A count in a query, in plain digits: `50`, and no other form that a program would read as one. */
export function countField(least: number, most: number) {
  const read = z.transform((typed: unknown) => (typeof typed === 'string' && /^(?:0|[1-9]\d{0,8})$/.test(typed) ? Number(typed) : typed))
  return z.pipe(read, z.int().check(z.minimum(least), z.maximum(most)))
}

export const listQuery = z.object({
  limit: z._default(countField(1, 200), 50),
  cursor: z.optional(z.string({ error: NO_CURSOR }).check(z.maxLength(200, NO_CURSOR), z.regex(CURSOR, NO_CURSOR))),
})

export const gender = z.enum(['male', 'female', 'other'], { error: ALL_REQUIRED })

export function answer<Schema extends z.ZodMiniType>(data: Schema) {
  return z.object({ data })
}

export function answerWithMessage<Schema extends z.ZodMiniType>(data: Schema) {
  return z.object({ data, message: z.string() })
}

/**
 * Adds a room's checks of a body to the schema's, so that one reply names all faults. If the schema passes, the room reports
 * its own.
 */
export function bodyCheck<Body extends object>(faultsOf: (body: Body) => Readonly<Record<string, Cause>>) {
  return z.check<Body>(
    ({ value, issues }) => {
      if (typeof value !== 'object' || value === null) return
      for (const [name, cause] of Object.entries(faultsOf(value)))
        issues.push({ code: 'custom', path: [name], input: value, message: faultOf(cause) })
    },
    { when: ({ issues }) => issues.length > 0 },
  )
}

export const messageOnly = z.object({ message: z.string() })

export function list<Schema extends z.ZodMiniType>(row: Schema) {
  return z.object({ data: z.array(row), page: z.object({ next_cursor: z.nullable(z.string()), total: z.nullable(z.int()) }) })
}

/** A change that awaits a second administrator: 202. No other reply of a `held` call has `pending`. */
export const pendingChangeReply = z.object({ data: z.object({ pending: z.literal(true), change_id: id }), message: z.string() })

export function orPendingChange<Schema extends z.ZodMiniType>(reply: Schema) {
  return z.union([pendingChangeReply, reply])
}

/** A note on the wire: its code and parameters (sentences/notes.ts). */
export const note = z.object({ code: z.string(), params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))) })
