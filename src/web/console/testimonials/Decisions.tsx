/** The available decisions for one version. A decline needs a reason. */
import { useState } from 'react'
import { declineReasons } from '#contract/member/testimonials'
import { useChange } from '#web/console/shared/use-change.ts'
import { Button, ConfirmDialog, Field, Select } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Testimonial } from './testimonial.ts'

type Decision = 'publish' | 'decline' | 'unpublish'

export function Decisions({ testimonial: { _id, version, state } }: { testimonial: Testimonial }) {
  const t = useText()
  const [declining, setDeclining] = useState(false)
  const [reason, setReason] = useState('')
  const { run, working } = useChange<Decision>({
    act: (call, decision) => {
      const named = decision === 'decline' ? declineReasons.find((one) => one === reason) : undefined
      return call('decideTestimonial', { params: { id: _id }, body: { decision, version, ...(named ? { reason: named } : {}) } })
    },
    say: () => t('testimonials.admin.done'),
    onDone: () => setDeclining(false),
  })
  return (
    <span className="flex flex-wrap gap-2">
      {state !== 'published' && (
        <Button variant="secondary" size="s" disabled={working} onClick={() => run('publish')}>
          {t('testimonials.admin.publish')}
        </Button>
      )}
      {state === 'waiting' && (
        <Button variant="quiet" size="s" disabled={working} onClick={() => setDeclining(true)}>
          {t('testimonials.admin.decline')}
        </Button>
      )}
      {state === 'published' && (
        <Button variant="quiet" size="s" disabled={working} onClick={() => run('unpublish')}>
          {t('testimonials.admin.unpublish')}
        </Button>
      )}
      {declining && (
        <ConfirmDialog
          open
          onOpenChange={setDeclining}
          title={t('testimonials.admin.decline_title')}
          description={t('testimonials.admin.decline_text')}
          confirmLabel={t('testimonials.admin.decline')}
          cancelLabel={t('admin.cancel')}
          workingLabel={t('common.wait')}
          working={working}
          disabled={!reason}
          danger
          onConfirm={() => run('decline')}
        >
          <Field label={t('testimonials.admin.reason')}>
            <Select
              value={reason}
              placeholder={t('testimonials.admin.choose_reason')}
              options={declineReasons.map((value) => ({ value, label: t(`testimonials.reasons.${value}`) }))}
              onChange={(event) => setReason(event.target.value)}
            />
          </Field>
        </ConfirmDialog>
      )}
    </span>
  )
}
