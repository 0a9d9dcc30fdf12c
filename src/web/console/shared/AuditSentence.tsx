/** The sentence of each audited action. A new action without one does not compile. */
import { type AuditAction, auditActions } from '#contract/admin/audit-action'
import type { WireData } from '#contract/routes'
import { directionOf } from '#contract/shared/language'
import { moneyText } from '#web/kit/index.ts'
import { languageNow } from '#web/shared/locale/language.ts'
import { type T, useText } from '#web/shared/locale/text.ts'

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

/** Actions of earlier versions have no sentence; their name is shown. */
export function auditSentence(t: T, entry: NamedEntry): string {
  const { action, actor_name, about_name, about_amount } = entry
  if (!isKnown(action)) return action
  return t(`trail.says.${keyOf(action)}`, {
    who: isolated(actor_name ?? capitalised(t('trail.system'))),
    whom: isolated(about_name ?? t('trail.no_account')),
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
