/** One application: answers, documents, decision and access log. */

import { useState } from 'react'
import { Link as RouterLink, useParams } from 'react-router'
import { type AdminApplication, stateKinds, useApplication } from '#web/console/shared/queries/applications.ts'
import { useChange } from '#web/console/shared/use-change.ts'
import {
  Button,
  Card,
  Chip,
  ConfirmDialog,
  Field,
  Link,
  Live,
  Note,
  Skeleton,
  TermsList,
  TextInput,
  useNameScreen,
} from '#web/kit/index.ts'
import { realDateText, realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, StaleNote } from '#web/shared/screen/Failed.tsx'
import { Decide } from './Decide.tsx'
import { Papers } from './Papers.tsx'
import { Viewed } from './Viewed.tsx'

export function Component() {
  const t = useText()
  const { id = '' } = useParams()
  const application = useApplication(id)
  useNameScreen(application.data?.full_name ?? undefined)
  const again = { onRetry: () => void application.refetch(), working: application.isFetching }
  if (!application.data)
    return application.isError ? (
      <Failed title={t('applications.failed_one')} error={application.error} {...again} />
    ) : (
      <Skeleton height={320} />
    )
  return (
    <>
      <StaleNote error={application.error} at={application.dataUpdatedAt} {...again} />
      <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_22rem] [&>*]:min-w-0">
        <div className="grid gap-4 md:gap-6 [&>*]:min-w-0">
          <Answers application={application.data} />
          <Papers application={application.data} />
          <Viewed id={id} />
        </div>
        <Decide key={application.data.state} application={application.data} />
      </div>
    </>
  )
}

function Answers({ application }: { application: AdminApplication }) {
  const t = useText()
  const { state, full_name, email, phone, ssn_masked, user, created_at, decided_at, kept_until, erased_at, reason_code, note } = application
  const deletedText = t('applications.deleted')
  const valueText = (value: string | null) => value ?? (erased_at ? deletedText : '–')
  return (
    <Card
      title={full_name ?? t('applications.erased_name')}
      aside={<Chip kind={stateKinds[state]}>{t(`applications.states.${state}`)}</Chip>}
    >
      <div className="grid gap-4">
        <TermsList
          terms={[
            { term: t('applications.name'), value: valueText(full_name) },
            {
              term: t('applications.email'),
              value: user ? <Link render={<RouterLink to={`/admin/user/${user}`} />}>{valueText(email)}</Link> : valueText(email),
              ...(user ? {} : { note: t('applications.by_visitor') }),
            },
            { term: t('applications.phone'), value: valueText(phone) },
            {
              term: t('applications.ssn'),
              value: ssn_masked ? (
                <RevealSsn id={application._id} masked={ssn_masked} />
              ) : application.with_ssn ? (
                deletedText
              ) : (
                t('applications.not_given')
              ),
            },
            { term: t('applications.sent'), value: realMomentText(created_at) },
            ...(decided_at ? [{ term: t('applications.decided'), value: realMomentText(decided_at) }] : []),
            ...(reason_code ? [{ term: t('applications.reason'), value: t(`retirement.reason.${reason_code}`) }] : []),
            ...(note ? [{ term: t('applications.note'), value: note }] : []),
          ]}
        />
        <Note>
          {erased_at
            ? t('applications.erased', { date: realDateText(erased_at) })
            : t('applications.kept', { date: realDateText(kept_until) })}
        </Note>
      </div>
    </Card>
  )
}

/** The last digits; the full number for a reason, which is recorded in the audit log. It is dropped with the dialog. */
function RevealSsn({ id, masked }: { id: string; masked: string }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [shown, setShown] = useState<string | null>(null)
  const { run, working } = useChange({
    act: (call) => call('revealSsn', { params: { id }, body: { reason } }),
    say: () => t('applications.revealed'),
    onDone: (reply) => setShown(reply.data.ssn),
  })
  const close = (): void => {
    setOpen(false)
    setShown(null)
    setReason('')
  }
  return (
    <span className="flex flex-wrap items-center gap-3">
      <span translate="no" className="num">
        {masked}
      </span>
      <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
        {t('applications.reveal')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={(next) => !next && close()}
        about={`reveal ${id}`}
        title={t('applications.reveal_title')}
        description={t('applications.reveal_text')}
        confirmLabel={t('applications.reveal')}
        cancelLabel={t('admin.close')}
        workingLabel={t('common.wait')}
        working={working}
        disabled={reason.trim() === '' || shown !== null}
        onConfirm={() => run()}
      >
        {shown === null ? (
          <Field label={t('applications.why')} required>
            <TextInput maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
          </Field>
        ) : (
          <Live arrives className="num text-24">
            {shown}
          </Live>
        )}
      </ConfirmDialog>
    </span>
  )
}
