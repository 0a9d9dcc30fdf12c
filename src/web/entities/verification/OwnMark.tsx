/**
 * The mark beside the balance: shown only if a check in this visit passed. Loaded when the page is idle, so that hashing and its code
 * never delay the dashboard.
 */
import { Link as RouterLink } from 'react-router'
import { Button, Icon, Note, VisuallyHidden } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useOwnProof } from './own-proof.ts'
import { saveEvidence } from './save-file.ts'

export function OwnMark() {
  const t = useText()
  const report = useOwnProof().data?.report
  // A skipped step (the history could not be fetched) is not a passed one.
  if (!report?.holds || !report.owed?.at || report.steps.some(({ state }) => state !== 'ok')) return null
  const { at } = report.owed
  return (
    <RouterLink
      to="/proof#check"
      className="-my-2.5 inline-flex min-h-11 items-center lg:-my-1.5 lg:min-h-9 gap-2 rounded-3 px-2 text-14 text-text-2 no-underline hover:bg-surface-2 hover:text-text"
    >
      <Icon name="shield" size={16} className="text-gain" />
      <span className="font-medium text-gain">{t('verify.mark.verified')}</span>
      <span className="num max-sm:sr-only">{t('verify.mark.detail', { at: momentText(at) })}</span>
      <VisuallyHidden>{t('verify.mark.steps')}</VisuallyHidden>
    </RouterLink>
  )
}

/** Above everything else on the dashboard when the member's own proof failed. */
export function OwnWarning() {
  const t = useText()
  const ownProof = useOwnProof().data
  if (!ownProof || ownProof.report.holds) return null
  return (
    <Note
      kind="error"
      title={t('verify.mark.broken')}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="s" icon="download" onClick={() => saveEvidence(ownProof)}>
            {t('verify.save_evidence')}
          </Button>
          <Button variant="secondary" size="s" render={<RouterLink to="/proof#check" />}>
            {t('verify.mark.see')}
          </Button>
        </span>
      }
    >
      {t('verify.mark.broken_help', { epoch: ownProof.report.owed?.epoch ?? '–' })}
    </Note>
  )
}
