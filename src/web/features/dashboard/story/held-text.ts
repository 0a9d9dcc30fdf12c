/** A sum of a later day counts money that is held for a withdrawal, which may be paid out by then. This sentence says so. */
import { moneyText } from '#web/kit/index.ts'
import type { AccountInfo } from '#web/shared/account/queries.ts'
import type { T } from '#web/shared/locale/text.ts'

/** Null: nothing is held. `amountText` for a text that nothing hides later. */
export function heldText(t: T, { held_balance }: Pick<AccountInfo, 'held_balance'>, amountText: (value: string) => string = moneyText) {
  return held_balance === '0.00' ? null : t('dashboard.story.held', { amount: amountText(held_balance) })
}
