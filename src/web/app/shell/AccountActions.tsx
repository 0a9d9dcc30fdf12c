/** The right end of the top bar: messages with their unread count, and the account menu. */
import { Link as RouterLink, useNavigate } from 'react-router'
import { startTour } from '#web/features/dashboard/tour/tour-store.ts'
import { Avatar, IconButton, Menu, type MenuItem, VisuallyHidden } from '#web/kit/index.ts'
import { HideAmountsButton } from '#web/shared/account/HideAmountsButton.tsx'
import { useAccount, useMe } from '#web/shared/account/queries.ts'
import { useFollowPreference, useHideAmounts } from '#web/shared/account/use-hide-amounts.ts'
import { useLogOut } from '#web/shared/call/use-log-out.ts'
import { useFollowLanguage } from '#web/shared/language/use-language-choice.ts'
import { useText } from '#web/shared/locale/text.ts'
import { initialsOf } from '#web/shared/person/person.ts'
import type { StoredUser } from '#web/shared/session/stored-user.ts'
import { LiveMark } from './LiveMark.tsx'

/** `member`: on the member's screens, which show amounts and have the tour. */
export function AccountActions({ user, member }: { user: StoredUser; member: boolean }) {
  const t = useText()
  const logOut = useLogOut()
  const navigate = useNavigate()
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
  const tour: MenuItem = {
    key: 'tour',
    label: t('shell.tour'),
    icon: 'play',
    onSelect: () => {
      startTour()
      void navigate('/dashboard')
    },
  }
  const unread = account.data?.account_info.message_count ?? 0
  return (
    <>
      <LiveMark user={user} />
      {member && <HideAmountsButton className="max-md:hidden" />}
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
          ...(member ? [hiding, tour] : []),
          { key: 'log out', label: t('shell.log_out'), icon: 'logout', apart: true, onSelect: () => void logOut() },
        ]}
      />
    </>
  )
}
