/** With a single administrator no change waits for a second one: the console says so, and offers an invitation. */
import { Link as RouterLink } from 'react-router'
import { Button, Note } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useHasRole } from './has-role.ts'

/** `first`: nothing waits, so the invitation is the screen's next step. */
export function Alone({ first = false }: { first?: boolean }) {
  const t = useText()
  const invites = useHasRole('administrator')
  const invite = (
    <Button variant={first ? 'primary' : 'secondary'} size="s" render={<RouterLink to="/admin/team#invite" />}>
      {t('approvals.invite')}
    </Button>
  )
  return (
    <Note kind="risk" icon="users" title={t('approvals.alone')} action={invites && invite}>
      {t('approvals.alone_help')}
    </Note>
  )
}
