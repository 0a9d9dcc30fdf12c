/** A title, a text, and its duration. */

import { useState } from 'react'
import { HOUR_MS } from '#kernel/duration'
import { useChange } from '#web/console/shared/use-change.ts'
import { Button, Card, Field, Form, Select, TextArea, TextInput } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

const lengths = { open: null, hour: HOUR_MS, day: 24 * HOUR_MS, week: 168 * HOUR_MS } as const
type Length = keyof typeof lengths

export function AnnouncementForm() {
  const t = useText()
  const [title, setTitle] = useState('')
  const [body, setBody] = useState('')
  const [length, setLength] = useState<Length>('open')
  const { run, working, fields } = useChange({
    act: (call) => {
      const stands_ms = lengths[length]
      const ends_at = stands_ms === null ? null : new Date(Date.now() + stands_ms).toISOString()
      return call('announce', { body: { title, body, ends_at } })
    },
    say: () => t('announcements.published'),
    onDone: () => {
      setTitle('')
      setBody('')
    },
  })
  const names = Object.keys(lengths) as Length[]
  return (
    <Card title={t('announcements.write')} className="max-w-180">
      <Form className="grid gap-5" onSubmit={run}>
        <Field label={t('announcements.title')} error={fields.title} required>
          <TextInput maxLength={120} value={title} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        <Field label={t('announcements.body')} error={fields.body} required>
          <TextArea rows={3} maxLength={2_000} value={body} onChange={(event) => setBody(event.target.value)} />
        </Field>
        <Field label={t('announcements.ends')} hint={t('announcements.ends_hint')} error={fields.ends_at} className="sm:w-72">
          <Select
            value={length}
            options={names.map((value) => ({ value, label: t(`announcements.lengths.${value}`) }))}
            onChange={(event) => setLength(names.find((name) => name === event.target.value) ?? 'open')}
          />
        </Field>
        <div>
          <Button variant="primary" type="submit" working={working} workingLabel={t('common.wait')}>
            {t('announcements.publish')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
