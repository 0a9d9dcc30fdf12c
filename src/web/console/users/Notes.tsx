/** Staff notes about a person, and a form for another. A note is kept until the person is erased. */
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ListPager } from '#web/console/shared/ListPager.tsx'
import { useChange, useHasRole } from '#web/console/shared/use-change.ts'
import { Button, Card, Field, Form, Note, Skeleton, TextArea } from '#web/kit/index.ts'
import { missingFaults } from '#web/shared/form/use-submit.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { useNotes } from './more-queries.ts'

export function Notes({ id, closed }: { id: string; closed: boolean }) {
  const t = useText()
  const [search] = useSearchParams()
  const notes = useNotes(id, search.get('cursor') ?? undefined)
  const writes = useHasRole('operator')
  return (
    <Card title={t('person.notes')}>
      <div className="grid gap-6">
        {!writes && <Note>{t('person.notes_read_only')}</Note>}
        {writes && !closed && <WriteNote id={id} />}
        {!notes.data && !notes.isError && <Skeleton height={80} />}
        {notes.isError && (
          <Failed
            bare
            title={t('person.notes_failed')}
            error={notes.error}
            onRetry={() => void notes.refetch()}
            working={notes.isFetching}
          />
        )}
        {notes.data?.data.length === 0 && <p className="text-text-2">{t('person.no_notes')}</p>}
        {notes.data && notes.data.data.length > 0 && (
          <div>
            <ul aria-label={t('person.notes')} className="divide-y divide-line border-t border-line">
              {notes.data.data.map((note) => (
                <li key={note._id} className="grid gap-1 py-3">
                  <span className="whitespace-pre-wrap wrap-anywhere">{note.text}</span>
                  <span className="text-14 text-text-2 wrap-anywhere">
                    {t('person.note_by', { by: note.by ?? t('approvals.former_staff'), at: realMomentText(note.created_at) })}
                  </span>
                </li>
              ))}
            </ul>
            <ListPager page={notes.data.page} />
          </div>
        )}
      </div>
    </Card>
  )
}

function WriteNote({ id }: { id: string }) {
  const t = useText()
  const [text, setText] = useState('')
  const { run, working, fields, summary } = useChange({
    act: (call) => call('writeNote', { params: { id }, body: { text: text.trim() } }),
    faults: missingFaults(t, { text }),
    say: () => t('person.note_kept'),
    onDone: () => setText(''),
  })
  return (
    <Form className="grid max-w-160 gap-3" onSubmit={run} summary={summary}>
      <Field label={t('person.note')} hint={t('person.note_hint')} error={fields.text} required>
        <TextArea rows={3} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div>
        <Button variant="secondary" type="submit" working={working} workingLabel={t('common.wait')}>
          {t('person.note_submit')}
        </Button>
      </div>
    </Form>
  )
}
