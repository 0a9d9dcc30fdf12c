/** The right end of the top bar: messages with their unread count, and the account menu. */
import { Link as RouterLink, useNavigate } from 'react-router'
import { startTour } from '#web/features/dashboard/tour/tour-store.ts'
import { Avatar, Icon, IconButton, join, Live, Menu, type MenuItem, VisuallyHidden } from '#web/kit/index.ts'
import { HideAmountsButton, useFollowPreference, useHideAmounts } from '#web/shared/account/HideAmountsButton.tsx'
import { useAccount, useMe } from '#web/shared/account/queries.ts'
import { useConnection } from '#web/shared/call/connection.ts'
import { useLogOut } from '#web/shared/call/use-log-out.ts'
import { useFollowLanguage } from '#web/shared/language/LanguageSelect.tsx'
import { type LiveState, useLiveNews } from '#web/shared/live/use-live-news.ts'
import { useText } from '#web/shared/locale/text.ts'
import { initialsOf } from '#web/shared/person/person.ts'
import { useOnline } from '#web/shared/screen/Failed.tsx'
import type { StoredUser } from '#web/shared/session/stored-user.ts'

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

/** Live-update status. Subtle: a word if there is room; on a phone only problems. */
function LiveMark({ user }: { user: StoredUser }) {
  const t = useText()
  const state = useLiveState(user)
  if (state === null) return null
  const is_live = state === 'live'
  const word = t(is_live ? 'shell.live' : 'shell.reconnecting')
  return (
    <Live
      as="p"
      data-live={state}
      title={t(is_live ? 'shell.live_help' : 'shell.reconnecting_help')}
      className={join('flex items-center gap-1.5 px-2 text-14', is_live ? 'text-text-3 max-md:hidden' : 'text-warn')}
    >
      {is_live ? <span aria-hidden="true" className="size-2 rounded-full bg-gain" /> : <Icon name="clock" size={14} />}
      <span className="max-md:sr-only">{word}</span>
    </Live>
  )
}

/** Not live while the browser is offline or the server unreachable, regardless of the stream's state. */
function useLiveState(user: StoredUser): LiveState | null {
  const stream = useLiveNews(user.id)
  const is_online = useOnline()
  const { lost } = useConnection()
  return lost || !is_online ? 'reconnecting' : stream
}
