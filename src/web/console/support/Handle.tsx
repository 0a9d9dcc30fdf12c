/** What staff do: answer, with a template to begin with, add a note, assign, close. */
import { useState } from 'react'
import { textIn } from '#content/languages'
import { useChange } from '#web/console/shared/use-change.ts'
import { Button, Card, Checkbox, Field, Form, Select, TextArea } from '#web/kit/index.ts'
import { missingFaults } from '#web/shared/form/use-submit.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import type { Thread } from './queries.ts'

export function Handle({ thread }: { readonly thread: Thread }) {
  return (
    <>
      <Changes thread={thread} />
      <NoteForm thread={thread} />
    </>
  )
}

export function AnswerForm({ thread: { _id: id, version, language } }: { readonly thread: Thread }) {
  const t = useText()
  const templates = textIn(language, 'supportTemplates')
  const names = Object.keys(templates) as (keyof typeof templates)[]
  const [text, setText] = useState('')
  const [close, setClose] = useState(false)
  const { run, working, fields, summary } = useChange({
    act: (call) => call('answerSupport', { params: { id }, body: { text, version, close } }),
    again: true,
    say: () => t('support.written'),
    onDone: () => {
      setText('')
      setClose(false)
    },
    faults: missingFaults(t, { text }),
  })
  return (
    <Card title={t('support.desk.answer')}>
      <Form className="grid gap-4" onSubmit={() => run()} summary={summary}>
        <Field label={t('support.desk.template')} disabled={working}>
          <Select
            value=""
            placeholder={t('support.desk.choose_template')}
            options={names.map((value) => ({ value, label: t(`support.desk.templates.${value}`) }))}
            onChange={(event) => {
              const chosen = names.find((one) => one === event.target.value)
              if (chosen) setText(templates[chosen])
            }}
          />
        </Field>
        <Field label={t('support.desk.answer_text')} error={fields.text} disabled={working} required>
          <TextArea rows={6} value={text} maxLength={2000} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Checkbox label={t('support.desk.and_close')} checked={close} onChange={(event) => setClose(event.target.checked)} />
        <Button type="submit" className="justify-self-start" working={working} workingLabel={t('common.wait')}>
          {t('support.send_answer')}
        </Button>
      </Form>
    </Card>
  )
}

function NoteForm({ thread: { _id: id } }: { readonly thread: Thread }) {
  const t = useText()
  const [text, setText] = useState('')
  const { run, working, fields, summary } = useChange({
    act: (call) => call('noteSupport', { params: { id }, body: { text } }),
    again: true,
    say: () => t('support.desk.noted'),
    onDone: () => {
      setText('')
    },
    faults: missingFaults(t, { text }),
  })
  return (
    <Card title={t('support.desk.note')}>
      <Form className="grid gap-4" onSubmit={() => run()} summary={summary}>
        <Field label={t('support.desk.note_text')} hint={t('support.desk.note_hint')} error={fields.text} disabled={working} required>
          <TextArea rows={3} value={text} maxLength={2000} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Button variant="secondary" type="submit" className="justify-self-start" working={working} workingLabel={t('common.wait')}>
          {t('support.desk.add_note')}
        </Button>
      </Form>
    </Card>
  )
}

type ChangeName = 'take' | 'release' | 'close' | 'reopen'

function Changes({ thread: { _id: id, version, state, assigned_to } }: { readonly thread: Thread }) {
  const t = useText()
  const user = useStoredUser()
  const { run, working } = useChange<ChangeName>({
    act: (call, change) => call('changeSupport', { params: { id }, body: { version, change } }),
    say: () => t('support.desk.changed'),
  })
  const mine = assigned_to !== null && assigned_to.email === user?.email
  const names: readonly ChangeName[] = [mine ? 'release' : 'take', state === 'closed' ? 'reopen' : 'close']
  return (
    <div className="flex flex-wrap gap-2">
      {names.map((name) => (
        <Button key={name} variant="secondary" size="s" disabled={working} onClick={() => run(name)}>
          {t(`support.desk.changes.${name}`)}
        </Button>
      ))}
    </div>
  )
}
