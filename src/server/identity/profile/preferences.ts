/** A member's preferences. Defaults without a row: dark, English, amounts shown, no log-in code, all news mailed. */
import type * as z from 'zod/mini'
import { type NotifyKind, notifyKinds, type preferenceRoutes as preferenceTable } from '#contract/member/profile'
import type { BodyOf, Handlers } from '#contract/shared/define'
import type { Role } from '#contract/shared/role'
import { isRefused, type Refused, refuse, refuseField } from '#kernel/refusal'
import type { Queryable } from '#server/store'
import type { Room } from '../context.ts'
import { lockUser } from '../store.ts'
import { isStaff } from '../user.ts'

type Table = typeof preferenceTable
export type PreferenceChange = BodyOf<Table['changePreferences']>
export type Preferences = z.output<Table['readPreferences']['reply']>['data']

type Row = {
  role: Role
  language: Preferences['language'] | null
  colour_mode: Preferences['colour_mode'] | null
  hide_amounts: boolean | null
  login_code: boolean | null
  muted: NotifyKind[] | null
}

/** Null: no such user. */
export async function readPreferences(reader: Queryable, user_id: string): Promise<Preferences | null> {
  const [row] = await reader.query<Row>(
    `SELECT u.role, p.language, p.colour_mode, p.hide_amounts, p.login_code, p.muted
     FROM users u LEFT JOIN preference p ON p.user_id = u.id WHERE u.id = $1`,
    [user_id],
  )
  return row ? shown(row) : null
}

/** Changes only the given preferences, in one statement. Notifies the member when the log-in code is switched on or off. */
export async function changePreferences(room: Room, user_id: string, change: PreferenceChange): Promise<Preferences | Refused<'invalid'>> {
  const outcome = await room.database.transaction(async (tx) => {
    const user = await lockUser(tx, 'id', user_id)
    const before = await readPreferences(tx, user_id)
    if (!user || !before) throw new Error('a signed-in user is gone')
    if (isStaff(user) && change.login_code === false) return refuseField('login_code', { reason: 'staff_confirm' })
    const { language = null, colour_mode = null, hide_amounts = null, login_code = null } = change
    await tx.query(
      `INSERT INTO preference AS p (user_id, language, colour_mode, hide_amounts, login_code, muted, updated_at)
       VALUES ($1, coalesce($2, 'en'), coalesce($3, 'dark'), coalesce($4, false), coalesce($5, false), $6::text[], $8)
       ON CONFLICT (user_id) DO UPDATE SET language = coalesce($2, p.language), colour_mode = coalesce($3, p.colour_mode),
         hide_amounts = coalesce($4, p.hide_amounts), login_code = coalesce($5, p.login_code), updated_at = $8,
         muted = ARRAY(SELECT DISTINCT kind FROM unnest(p.muted || $6::text[]) AS kind WHERE kind <> ALL ($7::text[]) ORDER BY kind)`,
      [user_id, language, colour_mode, hide_amounts, login_code, named(change, false), named(change, true), room.clock.now()],
    )
    const after = await readPreferences(tx, user_id)
    if (!after) throw new Error('a signed-in user is gone')
    if (after.login_code !== before.login_code) {
      const event = after.login_code ? 'login_code.on' : 'login_code.off'
      await room.writeOutbox(tx, { kind: 'notify', payload: { user_id, event, params: {} } })
    }
    return after
  })
  room.kick()
  return outcome
}

function named({ notify = {} }: PreferenceChange, on: boolean): NotifyKind[] {
  return notifyKinds.filter((kind) => notify[kind] === on)
}

function shown({ role, language, colour_mode, hide_amounts, login_code, muted }: Row): Preferences {
  const fixed = isStaff({ role })
  const mailed = (kind: NotifyKind): boolean => !(muted ?? []).includes(kind)
  return {
    language: language ?? 'en',
    colour_mode: colour_mode ?? 'dark',
    hide_amounts: hide_amounts ?? false,
    login_code: fixed || (login_code ?? false),
    login_code_fixed: fixed,
    notify: {
      deposits: mailed('deposits'),
      plans: mailed('plans'),
      withdrawals: mailed('withdrawals'),
      referrals: mailed('referrals'),
      operator_mail: mailed('operator_mail'),
    },
  }
}

type Verbs = {
  readPreferences(user_id: string): Promise<Preferences | null>
  changePreferences(user_id: string, change: PreferenceChange): Promise<Preferences | Refused<'invalid'>>
}

export function preferenceRoutes(verbs: Verbs): Handlers<Table> {
  return {
    readPreferences: async ({ caller }) => {
      const preferences = await verbs.readPreferences(caller.user_id)
      return preferences ? { data: preferences } : refuse('session_expired')
    },
    changePreferences: async ({ caller, body }) => {
      const outcome = await verbs.changePreferences(caller.user_id, body)
      return isRefused(outcome) ? outcome : { data: outcome }
    },
  }
}
