/** Support: a member's conversations and a new question, or the form for signed-out people; behind a mailed link, its conversation. */

import { useState } from 'react'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router'
import { Button, Card, Chip, EmptyState, Field, Form, Link, Note, Skeleton, TextArea, TextInput } from '#web/kit/index.ts'
import { missingFaults, useSubmit } from '#web/shared/form/use-submit.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { useLinkToken } from '#web/shared/session/link-token.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { type Attached, Files } from './Files.tsx'
import { type Summary, stateKinds, useConversations } from './Thread.tsx'
import { VisitorForm } from './VisitorForm.tsx'
import { VisitorThread } from './VisitorThread.tsx'

export function Component() {
  const user = useStoredUser()
  const token = useLinkToken()
  const [asks, setAsks] = useState(false)
  if (token && !asks) return <VisitorThread token={token} onAsk={() => setAsks(true)} />
  if (!user) return <VisitorForm />
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0">
      <AskForm />
      <OwnConversations />
    </div>
  )
}

/** A member's new question. The address names the record that it is about. */
const UUID = /^[0-9a-f-]{36}$/

function AskForm() {
  const t = useText()
  const [search] = useSearchParams()
  const [subject, setSubject] = useState('')
  const [text, setText] = useState('')
  const [files, setFiles] = useState<Attached>({})
  const about = aboutOf(search)
  const { run, working, fields, summary } = useAsk({ subject, text, files, about })
  return (
    <Card title={t('support.ask')}>
      <Form className="grid gap-5" onSubmit={() => run()} summary={summary}>
        {about.transaction_id && (
          <Note>
            {t('support.about_transaction')}{' '}
            <Link render={<RouterLink to={`/transactions/${about.transaction_id}`} />}>{t('support.show')}</Link>
          </Note>
        )}
        {about.investment_id && <Note>{t('support.about_investment')}</Note>}
        <Field label={t('support.subject')} error={fields.subject} disabled={working} required>
          <TextInput value={subject} maxLength={120} onChange={(event) => setSubject(event.target.value)} />
        </Field>
        <Field label={t('support.text')} error={fields.text} disabled={working} required>
          <TextArea rows={6} value={text} maxLength={2000} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Files files={files} onChange={setFiles} errors={fields} disabled={working} />
        <Button type="submit" acts={false} className="justify-self-start" working={working} workingLabel={t('common.wait')}>
          {t('support.send')}
        </Button>
      </Form>
    </Card>
  )
}

type About = { readonly transaction_id?: string; readonly investment_id?: string }

function aboutOf(search: URLSearchParams): About {
  const transaction_id = search.get('transaction') ?? ''
  const investment_id = search.get('investment') ?? ''
  if (UUID.test(transaction_id)) return { transaction_id }
  return UUID.test(investment_id) ? { investment_id } : {}
}

type Asking = { readonly subject: string; readonly text: string; readonly files: Attached; readonly about: About }

function useAsk({ subject, text, files, about }: Asking) {
  const t = useText()
  const navigate = useNavigate()
  return useSubmit({
    act: (call) => call('openConversation', { body: { subject, text, ...about }, files }),
    say: () => t('support.sent'),
    onDone: ({ data }) => void navigate(`/support/${data._id}`),
    faults: missingFaults(t, { subject, text }),
  })
}

/** A member's conversations, most recently changed first. */
function OwnConversations() {
  const t = useText()
  const conversations = useConversations()
  const again = { onRetry: () => void conversations.refetch(), working: conversations.isFetching }
  if (!conversations.data && conversations.isError)
    return <Failed title={t('support.failed_list')} error={conversations.error} {...again} />
  return (
    <Card title={t('support.own')}>
      {!conversations.data ? (
        <Loading>
          <Skeleton lines={3} height={20} />
        </Loading>
      ) : conversations.data.length === 0 ? (
        <EmptyState bare title={t('support.none')}>
          {t('support.none_help')}
        </EmptyState>
      ) : (
        <>
          <StaleNote error={conversations.error} at={conversations.dataUpdatedAt} {...again} />
          <ul>
            {conversations.data.map((one) => (
              <Row key={one._id} one={one} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function Row({ one }: { readonly one: Summary }) {
  const t = useText()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <span className="grid min-w-0">
        <Link render={<RouterLink to={`/support/${one._id}`} />} className="wrap-anywhere">
          {one.subject}
        </Link>
        <span className="text-14 text-text-2">{realMomentText(one.updated_at)}</span>
      </span>
      <Chip kind={stateKinds[one.state]}>{t(`support.states.${one.state}`)}</Chip>
    </li>
  )
}
