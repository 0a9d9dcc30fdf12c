/** A member's preferences: language, theme, log-in confirmation and email news. */
import * as z from 'zod/mini'
import { routes } from '../shared/define.ts'
import { answer } from '../shared/fields.ts'
import { languages } from '../shared/language.ts'

/** News whose mail can be switched off. The in-app message is always written, and security mails are always sent. */
export const notifyKinds = ['deposits', 'plans', 'withdrawals', 'referrals', 'operator_mail'] as const
export type NotifyKind = (typeof notifyKinds)[number]

const language = z.enum(languages)
const colourMode = z.enum(['dark', 'light'])

const preferences = z.object({
  language,
  colour_mode: colourMode,
  hide_amounts: z.boolean(),
  /** Whether each log-in needs a mailed code; always true for administrators. */
  login_code: z.boolean(),
  /** Cannot be switched off, because the caller is an administrator. */
  login_code_fixed: z.boolean(),
  notify: z.object({
    deposits: z.boolean(),
    plans: z.boolean(),
    withdrawals: z.boolean(),
    referrals: z.boolean(),
    operator_mail: z.boolean(),
  }),
})

const onOrOff = z.optional(z.boolean())

export const preferenceRoutes = routes({
  readPreferences: {
    method: 'GET',
    path: '/me/preferences',
    who: 'member',
    summary: "Get the caller's preferences",
    reply: answer(preferences),
    status: 200,
    refusals: [],
  },
  changePreferences: {
    method: 'PATCH',
    path: '/me/preferences',
    who: 'member',
    summary: 'Change the given preferences',
    body: z.strictObject({
      language: z.optional(language),
      colour_mode: z.optional(colourMode),
      hide_amounts: onOrOff,
      login_code: onOrOff,
      notify: z.optional(
        z.strictObject({ deposits: onOrOff, plans: onOrOff, withdrawals: onOrOff, referrals: onOrOff, operator_mail: onOrOff }),
      ),
    }),
    reply: answer(preferences),
    status: 200,
    refusals: [],
  },
})
