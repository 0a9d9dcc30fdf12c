/** How many trials have been run so far. They count for good. */
import { Link } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/page-context.tsx'
import { withNext } from '#web/shared/session/next.ts'
import { useTrials } from './use-trials.ts'

export function TrialsNote() {
  const t = useText()
  const { total, is_member } = useTrials()
  return (
    <p className="num max-w-[72ch] text-14 whitespace-normal text-text-2">
      {t('evidence.trials.total', { total })} {t(is_member ? 'evidence.trials.member' : 'evidence.trials.visitor')}{' '}
      {!is_member && <Link render={<Go to={withNext('/login', '/bots/lab')} />}>{t('evidence.trials.log_in')}</Link>}
    </p>
  )
}
