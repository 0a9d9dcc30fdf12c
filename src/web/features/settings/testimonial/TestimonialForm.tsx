import { useState } from 'react'
import { Button, Field, Form, TextArea, TextInput } from '#web/kit/index.ts'
import { useSubmit } from '#web/shared/form/use-submit.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Mine } from './mine.ts'

export function TestimonialForm({ own }: { own: Mine['own'] }) {
  const t = useText()
  const [text, setText] = useState(own?.text ?? '')
  const [display_name, setName] = useState(own?.display_name ?? '')
  const { run, working, fields } = useSubmit({
    act: (call) => call('writeTestimonial', { body: { text, display_name } }),
    say: () => t('testimonials.saved'),
    refetch: ['readOwnTestimonial'],
  })
  return (
    <Form className="grid gap-5" onSubmit={run}>
      <Field label={t('testimonials.text')} hint={t('testimonials.text_hint')} error={fields.text} required>
        <TextArea rows={5} maxLength={600} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Field label={t('testimonials.display_name')} hint={t('testimonials.display_name_hint')} error={fields.display_name} required>
        <TextInput maxLength={40} value={display_name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <div>
        <Button variant="primary" type="submit" working={working} workingLabel={t('common.wait')}>
          {t('testimonials.save')}
        </Button>
      </div>
    </Form>
  )
}
