/** Asks for a passkey's name: for a new one, or to rename one. */
import { type ReactNode, useRef, useState } from 'react'
import { Button, Dialog, DialogActions, type DialogProps, Field, Form, TextInput } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

type PasskeyNameDialogProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly trigger: DialogProps['trigger']
  readonly title: string
  readonly description?: string
  readonly start: string
  /** The passkey, if there is one already: see Form. */
  readonly about?: string
  readonly submit: string
  readonly working: boolean
  readonly error: ReactNode
  readonly onName: (name: string) => void
}

const MAX_LENGTH = 60

export function PasskeyNameDialog(props: PasskeyNameDialogProps) {
  const { open, onOpenChange, trigger, title, description, working } = props
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      trigger={trigger}
      title={title}
      description={description}
      locked={working}
      initialFocus={field}
    >
      <NameForm {...props} field={field} />
    </Dialog>
  )
}

function NameForm({
  start,
  about,
  submit,
  working,
  error,
  onName,
  onOpenChange,
  field,
}: PasskeyNameDialogProps & { field: React.Ref<HTMLInputElement> }) {
  const t = useText()
  const [name, setName] = useState(start)
  const [checked, setChecked] = useState(false)
  const send = () => {
    setChecked(true)
    if (name.trim() && !working) onName(name.trim())
  }
  return (
    <Form about={about} onSubmit={send} className="grid gap-5">
      <Field
        label={t('security.passkeys.name')}
        hint={t('security.passkeys.name_hint')}
        error={error ?? (checked && !name.trim() ? t('security.passkeys.name_missing') : undefined)}
        required
      >
        <TextInput ref={field} value={name} maxLength={MAX_LENGTH} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      </Field>
      <DialogActions>
        <Button variant="quiet" onClick={() => onOpenChange(false)} disabled={working}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" working={working} workingLabel={t('common.wait')}>
          {submit}
        </Button>
      </DialogActions>
    </Form>
  )
}
