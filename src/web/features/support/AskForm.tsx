/** A member's new question. The address names the record that it is about. */
import { useState } from 'react'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router'
import { Button, Card, Field, Form, Link, Note, TextArea, TextInput } from '#web/kit/index.ts'
import { missingFaults } from '#web/shared/form/faults.ts'
import { useSubmit } from '#web/shared/form/use-submit.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type Attached, Files } from './Files.tsx'

const UUID = /^[0-9a-f-]{36}$/

export function AskForm() {
  const t = useText()
  const [search] = useSearchParams()
  const [subject, setSubject] = useState('')
  const [text, setText] = useState('')
  const [files, setFiles] = useState<Attached>({})
  const about = aboutOf(search)
  const { run, working, fields } = useAsk({ subject, text, files, about })
  return (
    <Card title={t('support.ask')}>
      <Form className="grid gap-5" onSubmit={() => run()}>
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
        <Button type="submit" className="justify-self-start" working={working} workingLabel={t('common.wait')}>
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
