/** Public information, no session needed. */
import * as z from 'zod/mini'
import { routes } from './shared/define.ts'
import { answer, businessInstant, emailShown, id, line, realInstant } from './shared/fields.ts'
import { languages } from './shared/language.ts'

const socialLink = z.nullable(z.string())

/** `warning`: it passes, and the operator should act on its detail. */
const check = z.object({ name: z.string(), ok: z.boolean(), detail: z.nullable(z.string()), warning: z.boolean() })

export const publicRoutes = routes({
  readConfig: {
    method: 'GET',
    path: '/config',
    who: 'anyone',
    summary: 'Get the client configuration',
    reply: answer(
      z.object({
        mode: z.literal('sandbox'),
        demo: z.boolean(),
        business_offset_days: z.number(),
        business_now: businessInstant,
        company_block: z.nullable(z.string()),
        support_email: z.nullable(z.string()),
        support_phone: z.nullable(z.string()),
        ticker_notice: z.nullable(z.string()),
        /** The operator's pages on social networks; null if there is none. */
        social: z.object({
          instagram: socialLink,
          facebook: socialLink,
          pinterest: socialLink,
          x: socialLink,
          youtube: socialLink,
          linkedin: socialLink,
        }),
        /** Paths on this origin. */
        documents: z.object({ manual: z.string(), certificate: z.string(), legal: z.string() }),
        policies: z.array(z.object({ name: z.string(), version: z.string() })),
        /** Each with its code, native name and text direction. */
        languages: z.array(z.object({ code: z.enum(languages), name: z.string(), direction: z.enum(['ltr', 'rtl']) })),
        mailbox: z.boolean(),
        referral_enabled: z.boolean(),
      }),
    ),
    status: 200,
    refusals: [],
  },
  readMailbox: {
    method: 'GET',
    path: '/sandbox/mailbox',
    who: 'sandbox',
    summary: 'List mails in the sandbox mailbox, newest first; needs the key that the server prints at start',
    /** `key` may also come from the cookie that the printed link sets. */
    query: z.object({ to: z.optional(line(254)), key: z.optional(z.string().check(z.maxLength(128))) }),
    reply: answer(
      z.array(
        z.object({
          _id: id,
          to: emailShown,
          subject: z.string(),
          text: z.string(),
          html: z.string(),
          kind: z.string(),
          created_at: realInstant,
        }),
      ),
    ),
    status: 200,
    refusals: [],
  },
  healthz: {
    method: 'GET',
    path: '/healthz',
    who: 'anyone',
    summary: 'Check that the process is alive, also while it starts',
    reply: z.object({ ok: z.boolean(), state: z.enum(['waiting_for_database', 'migrating', 'starting', 'serving']) }),
    status: 200,
    refusals: [],
  },
  readyz: {
    method: 'GET',
    path: '/readyz',
    who: 'anyone',
    summary: 'Check store, migrations, ledger and clock; `for=reads` tolerates a database without space for writes',
    query: z.object({ for: z.optional(z.enum(['reads'])) }),
    reply: z.object({ ok: z.boolean(), checks: z.array(check) }),
    status: 200,
    refusals: [],
  },
})
