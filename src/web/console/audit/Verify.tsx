/** Verifies the log's keyed chain on demand: the number of checked entries, and the first mismatch. */
import { Button, Card, Note } from '#web/kit/index.ts'
import { useAction } from '#web/shared/call/use-action.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'

/** The server's findings as texts. */
const findings = {
  'an entry is missing': 'missing',
  'the entry was altered': 'altered',
  'the head is missing': 'head_missing',
  'the head does not fit the newest entry': 'head_differs',
  'the start of the key is missing': 'start_missing',
  'the entry is not the one that was published': 'not_published',
  'the public log is not the one that was signed': 'other_log',
} as const

export function Verify() {
  const t = useText()
  const walk = useAction({ act: (call) => call('verifyAudit'), errors: 'own' })
  const verdict = walk.reply?.data
  return (
    <Card
      title={t('trail.verify.title')}
      aside={
        <Button variant="secondary" size="s" working={walk.working} workingLabel={t('common.wait')} onClick={() => walk.run()}>
          {t('trail.verify.button')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="max-w-[68ch] text-text-2">{t('trail.verify.help')}</p>
        {walk.error && (
          <Failed bare title={t('trail.verify.failed')} error={walk.error} onRetry={() => walk.run()} working={walk.working} />
        )}
        {verdict?.ok && (
          <Note kind="done" live title={t('trail.verify.ok', { count: verdict.entries })}>
            {t('trail.verify.as_of', { at: realMomentText(verdict.as_of) })}{' '}
            {verdict.before_key > 0 && t('trail.verify.before_key', { count: String(verdict.before_key) })}
          </Note>
        )}
        {verdict && !verdict.ok && (
          <Note kind="error" title={t('trail.verify.bad', { id: verdict.first_bad ?? '–' })}>
            {t(`trail.verify.why.${whyOf(verdict.why)}`)} {t('trail.verify.bad_help', { count: verdict.entries })}{' '}
            {t('trail.verify.as_of', { at: realMomentText(verdict.as_of) })}
          </Note>
        )}
      </div>
    </Card>
  )
}

function whyOf(why: string | null): (typeof findings)[keyof typeof findings] {
  return Object.entries(findings).find(([said]) => said === why)?.[1] ?? 'altered'
}
