/** Whether a plan is on sale. */
import { Chip } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { AdminPlan } from './queries.ts'

export function SaleChip({ terms }: Pick<AdminPlan, 'terms'>) {
  const t = useText()
  if (!terms) return <Chip kind="neutral">{t('editor.no_terms')}</Chip>
  return <Chip kind={terms.on_sale ? 'active' : 'closed'}>{t(terms.on_sale ? 'editor.on_sale' : 'editor.off_sale')}</Chip>
}
