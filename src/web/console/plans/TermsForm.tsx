/** The current terms and a form for the next version. Sold investments keep theirs; the reason goes to the audit log. */
import { useState } from 'react'
import { useChange } from '#web/console/shared/use-change.ts'
import { Button, Checkbox, Field, Form, MoneyInput, NumberInput, TextArea } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import {
  type AdminPlan,
  DAY_PLACES,
  draftOf,
  type Edits,
  type Patch,
  PERCENT_PLACES,
  type TextFieldName,
  textFields,
  wireNames,
} from './terms-draft.ts'

type TermsFormProps = {
  readonly plan: AdminPlan
  readonly edits: Edits
  readonly patch: Patch
  readonly wrong: readonly TextFieldName[]
  readonly onEdits: (edits: Edits) => void
}

export function TermsForm({ plan, edits, patch, wrong, onEdits }: TermsFormProps) {
  const t = useText()
  const [reason, setReason] = useState('')
  const draft = draftOf(plan.terms, edits)
  const { run, working, fields } = useChange({
    act: (call) => call('changePlan', { params: { id: plan.id }, body: { ...patch, reason: reason.trim() } }),
    again: true,
    say: () => t('editor.saved'),
    onDone: () => {
      onEdits({})
      setReason('')
    },
  })
  const onSubmit = (): void => {
    if (wrong.length === 0) run()
  }
  const errorOf = (name: TextFieldName) => (wrong.includes(name) ? t(`editor.wrong.${name}`) : fields[wireNames[name]])
  return (
    <Form className="grid gap-5" onSubmit={onSubmit}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {textFields.map((name) => (
          <Field key={name} label={t(`editor.fields.${name}`)} hint={t(`editor.hints.${name}`)} error={errorOf(name)}>
            <TermInput name={name} value={draft[name]} onChange={(text) => onEdits({ ...edits, [name]: text })} />
          </Field>
        ))}
      </div>
      <Checkbox
        label={t('editor.fields.on_sale')}
        hint={t('editor.hints.on_sale')}
        checked={draft.on_sale}
        onChange={(event) => onEdits({ ...edits, on_sale: event.target.checked })}
      />
      <Field label={t('editor.reason')} hint={t('editor.reason_hint')} error={fields.reason} required>
        <TextArea rows={2} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <div>
        <Button
          variant="primary"
          type="submit"
          working={working}
          workingLabel={t('common.wait')}
          disabled={Object.keys(patch).length === 0 && wrong.length === 0}
        >
          {t('editor.submit')}
        </Button>
      </div>
    </Form>
  )
}

function TermInput({ name, value, onChange }: { name: TextFieldName; value: string; onChange: (text: string) => void }) {
  if (name === 'min' || name === 'max') return <MoneyInput value={value} onChange={(event) => onChange(event.target.value)} />
  return (
    <NumberInput
      places={name === 'days' ? DAY_PLACES : PERCENT_PLACES}
      value={value}
      suffix={name === 'days' ? undefined : <span className="text-text-3">%</span>}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
