/** The right end of the top bar: messages with their unread count, and the account menu. */
import { Link as RouterLink } from 'react-router'
import { useText } from '#web/locales/text.ts'
import type { StoredUser } from '#web/session/index.ts'
import { Avatar, IconButton, Menu, type MenuItem, VisuallyHidden } from '#web/ui/index.ts'
import { HideAmountsButton } from '../amounts/HideAmountsButton.tsx'
import { useFollowPreference, useHideAmounts } from '../amounts/use-hide-amounts.ts'
import { useAccount } from '../dashboard/account-query.ts'
import { useMe } from '../withdraw/payout-query.ts'
import { LiveMark } from './LiveMark.tsx'
import { initialsOf } from './person.ts'
import { useFollowLanguage } from './use-language-choice.ts'
import { useLogOut } from './use-log-out.ts'

/** `hides`: the amounts on this screen are one's own. */
export function AccountActions({ user, hides }: { user: StoredUser; hides: boolean }) {
  const t = useText()
  const logOut = useLogOut()
  const account = useAccount()
  const me = useMe()
  const amounts = useHideAmounts()
  useFollowPreference()
  useFollowLanguage()
  const hiding: MenuItem = {
    key: 'amounts',
    label: t(amounts.hidden ? 'shell.show_amounts' : 'shell.hide_amounts'),
    icon: amounts.hidden ? 'eye' : 'eye-off',
    onSelect: amounts.toggle,
  }
  const unread = account.data?.account_info.message_count ?? 0
  return (
    <>
      <LiveMark user={user} />
      {hides && <HideAmountsButton className="max-md:hidden" />}
      <IconButton
        name="bell"
        label={unread > 0 ? t('shell.unread', { count: unread }) : t('shell.messages')}
        badge={unread}
        render={<RouterLink to="/messages" />}
      />
      <Menu
        header={user.full_name}
        trigger={
          <button type="button" className="grid size-11 place-items-center rounded-full">
            <VisuallyHidden>{t('shell.account_menu')}</VisuallyHidden>
            <Avatar initials={initialsOf(user)} src={me.data?.profile_pic_url ?? undefined} />
          </button>
        }
        items={[
          { key: 'profile', label: t('shell.profile'), icon: 'user', render: <RouterLink to="/profile" /> },
          { key: 'settings', label: t('shell.settings'), icon: 'settings', render: <RouterLink to="/settings" /> },
          ...(hides ? [hiding] : []),
          { key: 'log out', label: t('shell.log_out'), icon: 'logout', apart: true, onSelect: () => void logOut() },
        ]}
      />
    </>
  )
}
