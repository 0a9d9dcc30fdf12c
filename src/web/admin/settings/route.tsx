/** The operator's settings, each with its effect, and the sandbox's business date. */
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '#web/call.ts'
import { useText } from '#web/locales/text.ts'
import { Button, Card, Skeleton } from '#web/ui/index.ts'
import { Failed } from '../../app/states/Failed.tsx'
import { useChange } from '../use-change.ts'
import { BusinessDate } from './BusinessDate.tsx'
import { names, type Setting, SettingField, type SettingName } from './SettingField.tsx'

type Body = NonNullable<NonNullable<Parameters<typeof call<'changeSettings'>>[1]>['body']>

export function Component() {
  const t = useText()
  const settings = useQuery({
    queryKey: ['readSettings'],
    queryFn: ({ signal }) => call('readSettings', { signal }),
    select: (reply) => reply.data,
  })
  return (
    <>
      <BusinessDate />
      {settings.data ? (
        <SettingsForm settings={settings.data} />
      ) : settings.isError ? (
        <Failed
          title={t('admin.settings.failed')}
          error={settings.error}
          onRetry={() => void settings.refetch()}
          working={settings.isFetching}
        />
      ) : (
        <Skeleton height={480} />
      )}
    </>
  )
}

type Edits = Partial<Record<SettingName, Setting['value']>>

function SettingsForm({ settings }: { settings: readonly Setting[] }) {
  const t = useText()
  const [edits, setEdits] = useState<Edits>({})
  const { run, working, fields } = useChange({
    send: () => call('changeSettings', { body: edits as Body }),
    say: () => t('admin.settings.saved'),
    onDone: () => setEdits({}),
  })
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    run()
  }
  return (
    <Card title={t('admin.settings.title')}>
      <form className="grid gap-6" onSubmit={onSubmit} noValidate>
        <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2">
          {names.map((name) => {
            const setting = settings.find((one) => one.name === name)
            return (
              setting && (
                <SettingField
                  key={name}
                  name={name}
                  setting={setting}
                  value={edits[name] ?? setting.value}
                  error={fields[name]}
                  onChange={(value) => setEdits((before) => ({ ...before, [name]: value }))}
                />
              )
            )
          })}
        </div>
        <div>
          <Button
            variant="primary"
            type="submit"
            disabled={Object.keys(edits).length === 0}
            working={working}
            workingLabel={t('common.wait')}
          >
            {t('admin.settings.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
