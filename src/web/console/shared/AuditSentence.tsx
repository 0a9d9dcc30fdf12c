/** The sentence of each audited action. A new action without one does not compile. */

import type { WireData } from '#contract/routes'
import { type AuditAction, auditActions } from '#contract/shared/audit-action'
import { directionOf } from '#contract/shared/language'
import { moneyText } from '#web/kit/index.ts'
import { languageNow } from '#web/shared/locale/language.ts'
import { type T, useText } from '#web/shared/locale/text.ts'
import { readStoredUser } from '#web/shared/session/stored-user.ts'

export type NamedEntry = WireData<'listAudit'>[number]

/** `business-date.move` as the key `business_date_move`. */
type Underscored<Name extends string> = Name extends `${infer One}.${infer Rest}`
  ? `${Underscored<One>}_${Underscored<Rest>}`
  : Name extends `${infer One}-${infer Rest}`
    ? `${One}_${Underscored<Rest>}`
    : Name

function keyOf<Name extends AuditAction>(action: Name): Underscored<Name> {
  return action.replaceAll(/[.-]/g, '_') as Underscored<Name>
}

function isKnown(action: string): action is AuditAction {
  return auditActions.some((one) => one === action)
}

/** Who acted: by name, also as the reader; `System` only where the log has no actor. An account that is closed has no name any more. */
export function actorText(t: T, { actor, actor_name }: Pick<NamedEntry, 'actor' | 'actor_name'>): string {
  if (actor === null && actor_name === null) return capitalised(t('trail.system'))
  const name = actor_name ?? capitalised(t('trail.closed_account'))
  return actor !== null && actor === readStoredUser()?.id ? t('trail.you', { name: isolated(name) }) : name
}

const onOneself = ['user.close', 'user.freeze', 'user.unfreeze'] as const satisfies readonly AuditAction[]

/** Actions of earlier versions have no sentence; their name is shown. */
export function auditSentence(t: T, entry: NamedEntry): string {
  const { action, actor, object_id, object_kind, about_name, about_amount } = entry
  if (!isKnown(action)) return action
  const who = isolated(actorText(t, entry))
  const own = onOneself.find((one) => one === action)
  if (own && actor === object_id) return t(`trail.on_oneself.${keyOf(own)}`, { who })
  return t(`trail.says.${keyOf(action)}`, {
    who,
    whom: isolated(about_name ?? t(object_kind === 'support_conversation' ? 'trail.no_account' : 'trail.closed_account')),
    amount: isolated(about_amount === null ? '–' : moneyText(about_amount)),
  })
}

/** The action as a label of a filter. */
export function actionText(t: T, action: string): string {
  if (!isKnown(action)) return action
  const text = t(`trail.says.${keyOf(action)}`, { who: '', whom: '…', amount: '…' })
    .replace(/\s+/g, ' ')
    .trim()
  return capitalised(text)
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Names and figures keep their own direction in a right-to-left sentence. */
function isolated(text: string): string {
  return directionOf(languageNow()) === 'rtl' ? `\u2068${text}\u2069` : text
}

/** An entry of the audit log as a sentence. */
export function AuditSentence({ entry }: { entry: NamedEntry }) {
  return <span className="wrap-anywhere">{auditSentence(useText(), entry)}</span>
}
