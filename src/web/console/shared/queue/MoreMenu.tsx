/** The rest of what can be done with a transaction, in its row and in its panel. */
import { useNavigate } from 'react-router'
import { labelKey } from '#web/entities/transaction/index.ts'
import { IconButton, Menu } from '#web/kit/index.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useHasRole } from '../has-role.ts'
import type { AdminTransaction } from '../queries/transactions.ts'
import type { Verb } from './ask.ts'

export function MoreMenu({ transaction, onAsk }: { transaction: AdminTransaction; onAsk: (verb: Verb) => void }) {
  const t = useText()
  const navigate = useNavigate()
  const decides = useHasRole('operator')
  const { user, created_at, member_name, actions } = transaction
  const label = `${t(`transactions.labels.${labelKey(transaction)}`)} ${dateText(created_at)}`
  const item = (key: 'decline' | 'remove') => ({
    key,
    label: t(`admin.transactions.${key}`),
    disabled: !actions.includes(key === 'remove' ? 'delete' : key),
    onSelect: () => onAsk(key),
  })
  return (
    <Menu
      trigger={<IconButton name="more" size="s" label={t('admin.transactions.more', { label, member: member_name })} />}
      items={[
        { key: 'user', label: t('admin.transactions.view_user'), icon: 'user', onSelect: () => void navigate(`/admin/user/${user}`) },
        ...(decides
          ? [
              { ...item('decline'), icon: 'x' as const },
              { ...item('remove'), icon: 'minus' as const, danger: true, apart: true },
            ]
          : []),
      ]}
    />
  )
}
