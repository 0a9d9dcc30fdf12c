import { useState } from 'react'
import { Button, Chip, type ChipKind, ConfirmDialog, useMoneyText } from '#web/kit/index.ts'
import { useSubmit } from '#web/shared/form/use-submit.ts'
import { dateText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Mine } from './mine.ts'

type Own = NonNullable<Mine['own']>

const kinds: Record<Own['state'], ChipKind> = { waiting: 'pending', published: 'success', declined: 'failed', unpublished: 'neutral' }

export function OwnTestimonial({ own }: { own: Own }) {
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
      <Button variant="secondary" onClick={() => setAsking(true)}>
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
