/** A member's testimonial: the requirements, the text, and its state. */

import { useState } from 'react'
import type { WireData } from '#contract/routes'
import {
  Button,
  Card,
  Chip,
  type ChipKind,
  ConfirmDialog,
  EmptyState,
  Field,
  Form,
  Skeleton,
  TextArea,
  TextInput,
  useMoneyText,
} from '#web/kit/index.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { useSubmit } from '#web/shared/form/use-submit.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'

export function TestimonialTab() {
  const t = useText()
  const mine = useData(read('readOwnTestimonial'))
  if (mine.isError && !mine.data)
    return <Failed title={t('testimonials.failed')} error={mine.error} onRetry={() => void mine.refetch()} working={mine.isFetching} />
  return (
    <Card title={t('testimonials.title')} className="max-w-180">
      {mine.data ? <Content mine={mine.data} /> : <Skeleton height={240} />}
    </Card>
  )
}

function Content({ mine: { eligible, why_not, own } }: { mine: Mine }) {
  const t = useText()
  if (!eligible && !own)
    return (
      <EmptyState title={t('testimonials.not_yet')}>
        <p>{t('testimonials.not_yet_text')}</p>
        <ul className="mt-2 list-disc ps-5">
          {why_not.map((lack) => (
            <li key={lack}>{t(`testimonials.lacks.${lack}`)}</li>
          ))}
        </ul>
      </EmptyState>
    )
  return (
    <div className="grid gap-6">
      <div className="grid max-w-[64ch] gap-2 text-text-2">
        <p>{t('testimonials.lead')}</p>
        <p>{t('testimonials.critical')}</p>
      </div>
      {own && <OwnTestimonial own={own} />}
      {eligible && <TestimonialForm key={own?.updated_at ?? 'new'} own={own} />}
    </div>
  )
}

type Own = NonNullable<Mine['own']>

const kinds: Record<Own['state'], ChipKind> = { waiting: 'pending', published: 'success', declined: 'failed', unpublished: 'neutral' }

function OwnTestimonial({ own }: { own: Own }) {
  const t = useText()
  const money = useMoneyText()
  const earned = { plan: own.plan, principal: money(own.principal), paid: money(own.paid), date: dateText(own.matured_at) }
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-5">
      <Chip kind={kinds[own.state]}>{t(`testimonials.states.${own.state}`)}</Chip>
      {own.reason && <p>{t(`testimonials.reasons.${own.reason}`)}</p>}
      <p className="text-14 text-text-2 tabular-nums">{t('testimonials.behind', earned)}</p>
      <TakeBack />
    </div>
  )
}

function TakeBack() {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const { run, working } = useSubmit({
    act: (call) => call('removeTestimonial'),
    say: () => t('testimonials.removed'),
    refetch: ['readOwnTestimonial'],
    onDone: () => setAsking(false),
  })
  return (
    <>
      <Button acts variant="secondary" onClick={() => setAsking(true)}>
        {t('testimonials.remove')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={t('testimonials.remove_title')}
          description={t('testimonials.remove_text')}
          confirmLabel={t('testimonials.remove')}
          cancelLabel={t('testimonials.cancel')}
          workingLabel={t('common.wait')}
          working={working}
          danger
          onConfirm={() => run()}
        />
      )}
    </>
  )
}

function TestimonialForm({ own }: { own: Mine['own'] }) {
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

/** The type of a member's own testimonial. */
type Mine = WireData<'readOwnTestimonial'>
