/** A member's profile: name, contact, links and picture. */
import * as z from 'zod/mini'
import { routes } from '../shared/define.ts'
import { fault } from '../shared/fault.ts'
import { accountEmail, answer, answerWithMessage, figures, gender, line, postal, requiredLine, text } from '../shared/fields.ts'
import { uploads } from '../shared/file-kind.ts'
import { languages } from '../shared/language.ts'
import { me } from './account.ts'

/** In display order. */
export const networks = ['facebook', 'linkedin', 'twitter'] as const
export type SocialNetwork = (typeof networks)[number]

const named = requiredLine(100, fault('name_needed'))

const body = z.strictObject({
  email: z.optional(accountEmail),
  first_name: z.optional(named),
  last_name: z.optional(named),
  gender: z.optional(gender),
  /** `yyyy-mm-dd`; empty removes it. */
  dob: z.optional(figures(10)),
  phone: z.optional(figures(40)),
  phone_number: z.optional(figures(40)),
  phone_country_code: z.optional(figures(8)),
  /** Country name, free text. */
  location: z.optional(line(100)),
  /** ISO 3166 alpha-2. */
  country_code: z.optional(line(2)),
  address: z.optional(postal(300)),
  /** A list of single-key objects, or the same as JSON text from a multipart form. */
  social_media: z.optional(z.union([text(2_000), z.array(z.record(z.string(), z.string())).check(z.maxLength(10))])),
})

export const profile = routes({
  updateProfile: {
    method: 'PATCH',
    path: '/me/update-profile',
    who: 'member',
    summary: 'Change the given profile fields and the picture',
    body,
    files: { profile_pic_url: uploads.portrait },
    reply: answerWithMessage(me),
    status: 200,
    refusals: ['quota_full'],
  },
  removePicture: {
    method: 'DELETE',
    path: '/me/profile-picture',
    who: 'member',
    summary: 'Remove the profile picture',
    reply: null,
    status: 204,
    refusals: [],
  },
})

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
