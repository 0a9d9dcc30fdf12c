/** The settings by topic, edited together and saved at once; navigating away asks before it drops changes. */
import { useEffect, useRef, useState } from 'react'
import { useChange } from '#web/console/shared/use-change.ts'
import { Card, Form } from '#web/kit/index.ts'
import type { call } from '#web/shared/call/call.ts'
import { useText } from '#web/shared/locale/text.ts'
import { sectionId } from './GroupNav.tsx'
import { SaveBar } from './SaveBar.tsx'
import { SettingField } from './SettingField.tsx'
import { controlsOf, type Edits, groupNames, type PendingOf, type Setting, type SettingName, sentValue, type Value } from './setting.ts'

type Body = NonNullable<NonNullable<Parameters<typeof call<'changeSettings'>>[1]>['body']>

export function SettingsForm({ settings, pending }: { settings: readonly Setting[]; pending: PendingOf }) {
  const t = useText()
  const [edits, setEdits] = useState<Edits>({})
  const form = useRef<HTMLFormElement>(null)
  const lastField = useLastField(form)
  const by_name = new Map(settings.map((setting) => [setting.name, setting]))
  const drop = (): void => {
    setEdits({})
    lastField()
  }
  const { run, working, fields } = useChange({
    act: (call) => call('changeSettings', { body: bodyOf(edits) }),
    say: () => t('operating.saved'),
    onDone: () => drop(),
  })
  useFirstError(form, fields)
  const change = (name: SettingName, value: Value): void => {
    const { [name]: _, ...rest } = edits
    setEdits(by_name.get(name)?.value === value ? rest : { ...rest, [name]: value })
  }
  const onSubmit = (): void => {
    if (Object.keys(edits).length > 0 && !working) run()
  }
  return (
    <Form
      ref={form}
      tabIndex={-1}
      className="grid gap-4 outline-none md:gap-6 [&>*]:min-w-0 [&_input]:scroll-mb-48 [&_textarea]:scroll-mb-48"
      onSubmit={onSubmit}
    >
      {groupNames.map((group) => (
        <Card key={group} id={sectionId(group)} title={t(`operating.groups.${group}.title`)}>
          <p className="-mt-2 mb-6 max-w-[60ch] text-text-2">{t(`operating.groups.${group}.lead`)}</p>
          <div className="grid items-start gap-x-10 gap-y-7 md:grid-cols-2 [&>*]:min-w-0">
            {controlsOf(group).map(([name, control]) => {
              const setting = by_name.get(name)
              return (
                setting && (
                  <SettingField
                    key={name}
                    name={name}
                    control={control}
                    setting={setting}
                    edited={edits[name]}
                    error={name in edits ? fields[name] : undefined}
                    pending={pending[name]}
                    onChange={(value) => change(name, value)}
                  />
                )
              )
            })}
          </div>
        </Card>
      ))}
      <SaveBar edits={edits} known={by_name} working={working} onDiscard={drop} />
    </Form>
  )
}

function bodyOf(edits: Edits): Body {
  return Object.fromEntries(Object.entries(edits).map(([name, value]) => [name, sentValue(name as SettingName, value)])) as Body
}

/** Focuses the first rejected field. */
function useFirstError(form: React.RefObject<HTMLFormElement | null>, fields: Readonly<Record<string, string>>): void {
  useEffect(() => {
    if (Object.keys(fields).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, fields])
}

/** Puts the focus back on the field edited last, or on the form: the bar with the button is gone after saving. */
function useLastField(form: React.RefObject<HTMLFormElement | null>): () => void {
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const here = form.current
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.matches('input, select, textarea')) last.current = target
    }
    here?.addEventListener('focusin', onFocus)
    return () => here?.removeEventListener('focusin', onFocus)
  }, [form])
  return () => (last.current ?? form.current)?.focus({ preventScroll: true })
}
