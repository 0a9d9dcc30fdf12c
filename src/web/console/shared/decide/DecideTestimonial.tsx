/** Confirms publishing or declining one version of a testimonial. A decline needs a reason. */
import { useState } from 'react'
import { declineReasons } from '#contract/member/testimonials'
import { useChange } from '#web/console/shared/use-change.ts'
import { ConfirmDialog, Field, Select } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

type DecideTestimonialProps = {
  readonly testimonial: { readonly id: string; readonly version: number }
  readonly decision: 'publish' | 'decline'
  readonly onClose: () => void
  readonly onDecided?: () => void
}

export function DecideTestimonial({ testimonial, decision, onClose, onDecided = onClose }: DecideTestimonialProps) {
  const t = useText()
  const [reason, setReason] = useState('')
  const named = declineReasons.find((one) => one === reason)
  const declines = decision === 'decline'
  const { run, working } = useChange({
    act: (call) =>
      call('decideTestimonial', {
        params: { id: testimonial.id },
        body: { decision, version: testimonial.version, ...(declines && named ? { reason: named } : {}) },
      }),
    say: () => t('testimonials.admin.done'),
    onDone: onDecided,
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(declines ? 'testimonials.admin.decline_title' : 'testimonials.admin.publish_title')}
      description={t(declines ? 'testimonials.admin.decline_text' : 'testimonials.admin.publish_text')}
      confirmLabel={t(`testimonials.admin.${decision}`)}
      cancelLabel={t('admin.cancel')}
      workingLabel={t('common.wait')}
      working={working}
      disabled={declines && !named}
      danger={declines}
      onConfirm={() => run()}
    >
      {declines && (
        <Field label={t('testimonials.admin.reason')}>
          <Select
            value={reason}
            placeholder={t('testimonials.admin.choose_reason')}
            options={declineReasons.map((value) => ({ value, label: t(`testimonials.reasons.${value}`) }))}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      )}
    </ConfirmDialog>
  )
}
