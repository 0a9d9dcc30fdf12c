/** One conversation in the console: entries with notes, the owner, and what staff can do. */
import { Link as RouterLink, useParams } from 'react-router'
import { useHasRole } from '#web/console/shared/use-change.ts'
import { Card, Chip, Link, Note, Skeleton, TermsList, useNameScreen } from '#web/kit/index.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, StaleNote } from '#web/shared/screen/Failed.tsx'
import { FileLink } from '#web/shared/screen/FileLink.tsx'
import { AnswerForm, Handle } from './Handle.tsx'
import { stateKinds, type Thread, useThread } from './queries.ts'

export function Component() {
  const t = useText()
  const { id = '' } = useParams()
  const thread = useThread(id)
  const works = useHasRole('operator')
  useNameScreen(thread.data?.subject ?? thread.data?.name)
  const again = { onRetry: () => void thread.refetch(), working: thread.isFetching }
  if (!thread.data)
    return thread.isError ? <Failed title={t('support.failed_one')} error={thread.error} {...again} /> : <Skeleton height={320} />
  return (
    <>
      <StaleNote error={thread.error} at={thread.dataUpdatedAt} {...again} />
      <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_22rem] [&>*]:min-w-0">
        <div className="grid gap-4 md:gap-6 [&>*]:min-w-0">
          <Entries thread={thread.data} works={works} />
          {works && <AnswerForm thread={thread.data} />}
        </div>
        <div className="grid gap-4 md:gap-6 [&>*]:min-w-0">
          <Owner thread={thread.data} />
          {works ? <Handle thread={thread.data} /> : <Note>{t('support.desk.read_only')}</Note>}
        </div>
      </div>
    </>
  )
}

const lines = { question: 'border-line', answer: 'border-accent-edge', note: 'border-warn bg-surface-2 py-2' } as const

function Entries({ thread, works }: { readonly thread: Thread; readonly works: boolean }) {
  const t = useText()
  return (
    <Card title={thread.subject ?? t('support.desk.visitor_question')} aside={<State thread={thread} />}>
      <ol aria-label={t('support.thread')} className="grid gap-4">
        {thread.thread.map(({ _id, kind, by, text, attachments, created_at }) => (
          <li key={_id} className={`grid gap-1 border-s-2 ps-4 ${lines[kind]}`}>
            <p className="text-14 text-text-2 wrap-anywhere">
              <span className="font-semibold text-text">{t(`support.desk.kinds.${kind}`)}</span> · {by ?? thread.name} ·{' '}
              {realMomentText(created_at)}
            </p>
            <p dir="auto" className="max-w-[68ch] whitespace-pre-line wrap-anywhere">
              {text}
            </p>
            {attachments.map((one) =>
              works ? (
                <FileLink key={one._id} name="readSupportFileAsStaff" ask={{ params: { id: thread._id, file: one._id } }}>
                  {one.name}
                </FileLink>
              ) : (
                <span key={one._id} className="text-14 text-text-2 wrap-anywhere">
                  {one.name}
                </span>
              ),
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function State({ thread: { state } }: { readonly thread: Thread }) {
  const t = useText()
  return <Chip kind={stateKinds[state]}>{t(`support.states.${state}`)}</Chip>
}

function Owner({ thread }: { readonly thread: Thread }) {
  const t = useText()
  const { user, name, email, about, assigned_to, language } = thread
  return (
    <Card title={t('support.desk.who')}>
      <TermsList
        terms={[
          { term: t('support.name'), value: user ? <Link render={<RouterLink to={`/admin/user/${user}`} />}>{name}</Link> : name },
          { term: t('support.email'), value: email },
          { term: t('support.desk.language'), value: language },
          ...(about ? [{ term: t(`support.desk.about.${about.kind}`), value: about._id }] : []),
          { term: t('support.desk.assigned'), value: assigned_to?.email ?? '–' },
        ]}
      />
    </Card>
  )
}
