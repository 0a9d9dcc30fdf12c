/** The decline reason: one of a closed set, whose sentence the member reads, or the administrator's own text. */
import { type DeclineCode, declineCodes } from '#sentences/decisions'
import { Field, Select, TextArea } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export type DeclineReason = { readonly reason_code: DeclineCode | ''; readonly admin_comment: string }

export function DeclineFields({ reason, onReason }: { reason: DeclineReason; onReason: (reason: DeclineReason) => void }) {
  const t = useText()
  return (
    <div className="grid gap-5">
      <Field label={t('admin.transactions.reason')} hint={t('queue.reason_hint')} required>
        <Select
          placeholder={t('queue.choose')}
          value={reason.reason_code}
          onChange={({ target }) => onReason({ ...reason, reason_code: declineCodes.find((code) => code === target.value) ?? '' })}
          options={declineCodes.map((value) => ({ value, label: t(`queue.reasons.${value}`) }))}
        />
      </Field>
      <Field label={t('queue.own_words')} hint={t('queue.own_words_hint')} aside={t('common.optional')}>
        <TextArea
          rows={3}
          maxLength={500}
          value={reason.admin_comment}
          onChange={(event) => onReason({ ...reason, admin_comment: event.target.value })}
        />
      </Field>
    </div>
  )
}
