/** Asks once more before a decision, with the reason that it needs. */
import { useState } from 'react'
import { ConfirmDialog, Field, Select, TextArea } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useChange } from '../use-change.ts'
import type { Ask, Given, Reason } from './ask.ts'

type AskDialogProps = { readonly ask: Ask; readonly onClose: () => void; readonly onDone?: () => void }

export function AskDialog({ ask, onClose, onDone = onClose }: AskDialogProps) {
  const t = useText()
  const [given, setGiven] = useState<Given>({ choice: '', words: '' })
  const { run, working, fields } = useChange<Given>({
    act: ask.act,
    say: () => ask.done,
    onDone,
    ...(ask.fallback && { fallback: ask.fallback }),
  })
  const words = ask.words && { ...ask.words, ...(fields.reason && { error: fields.reason }) }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      about={ask.about}
      title={ask.title}
      description={ask.text}
      confirmLabel={ask.confirm}
      cancelLabel={t('admin.cancel')}
      workingLabel={t('common.wait')}
      working={working}
      disabled={!isComplete(ask, given)}
      danger={ask.danger}
      onConfirm={() => run({ ...given, words: given.words.trim() })}
    >
      <ReasonFields {...(ask.choice && { choice: ask.choice })} {...(words && { words })} given={given} onGiven={setGiven} />
    </ConfirmDialog>
  )
}

export function isComplete({ choice, words }: Reason, given: Given): boolean {
  return (!choice || given.choice !== '') && (!words || words.optional === true || given.words.trim() !== '')
}

type ReasonFieldsProps = Reason & { readonly given: Given; readonly onGiven: (given: Given) => void }

export function ReasonFields({ choice, words, given, onGiven }: ReasonFieldsProps) {
  const t = useText()
  if (!choice && !words) return null
  return (
    <div className="grid gap-5">
      {choice && (
        <Field label={choice.label} hint={choice.hint} required>
          <Select
            value={given.choice}
            placeholder={choice.placeholder}
            options={choice.options}
            onChange={({ target }) => onGiven({ ...given, choice: target.value })}
          />
        </Field>
      )}
      {words && (
        <Field
          label={words.label}
          hint={words.hint}
          error={words.error}
          {...(words.optional ? { aside: t('common.optional') } : { required: true })}
        >
          <TextArea
            rows={3}
            maxLength={words.max}
            value={given.words}
            onChange={({ target }) => onGiven({ ...given, words: target.value })}
          />
        </Field>
      )}
    </div>
  )
}
