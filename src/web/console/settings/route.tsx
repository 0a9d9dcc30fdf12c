/** The operator's settings, each with its effect, and the sandbox's business date. Administrators edit, other staff read. */

import { useHasRole } from '#web/console/shared/use-change.ts'
import { Card, Note, Skeleton } from '#web/kit/index.ts'
import { read, useData } from '#web/shared/call/read.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, StaleNote } from '#web/shared/screen/Failed.tsx'
import { BusinessDate } from './BusinessDate.tsx'
import { sectionId, WithGroupNav } from './GroupNav.tsx'
import { Waits } from './SettingField.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { controlsOf, groupNames, type PendingOf, type Setting, usePending, valueText } from './setting.ts'

export function Component() {
  const t = useText()
  const changes = useHasRole('administrator')
  const pending = usePending()
  const settings = useData(read('readSettings'))
  const again = { onRetry: () => void settings.refetch(), working: settings.isFetching }
  return (
    <WithGroupNav>
      <BusinessDate />
      {settings.data ? (
        <>
          <StaleNote error={settings.error} at={settings.dataUpdatedAt} {...again} />
          {changes ? (
            <SettingsForm settings={settings.data} pending={pending} />
          ) : (
            <ReadSettings settings={settings.data} pending={pending} />
          )}
        </>
      ) : settings.isError ? (
        <Failed title={t('operating.failed')} error={settings.error} {...again} />
      ) : (
        <>
          <Skeleton height={320} />
          <Skeleton height={240} />
        </>
      )}
    </WithGroupNav>
  )
}

/** The read-only view: values as text, without controls. */
function ReadSettings({ settings, pending }: { settings: readonly Setting[]; pending: PendingOf }) {
  const t = useText()
  const by_name = new Map(settings.map((setting) => [setting.name, setting]))
  return (
    <>
      <Note>{t('operating.read_only')}</Note>
      {groupNames.map((group) => (
        <Card key={group} id={sectionId(group)} title={t(`operating.groups.${group}.title`)}>
          <p className="-mt-2 mb-2 max-w-[60ch] text-text-2">{t(`operating.groups.${group}.lead`)}</p>
          <dl>
            {controlsOf(group).map(([name]) => {
              const setting = by_name.get(name)
              if (!setting) return null
              return (
                <div
                  key={name}
                  className="grid gap-x-8 gap-y-1 border-t border-line py-3.5 first:border-t-0 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]"
                >
                  <dt>
                    <span className="block font-medium">{t(`operating.names.${name}`)}</span>
                    <span className="block max-w-[60ch] text-14 text-text-2">{t(`operating.effects.${name}`)}</span>
                  </dt>
                  <dd className="grid content-start gap-0.5 wrap-anywhere md:text-end">
                    <span className="font-medium tabular-nums">{valueText(t, name, setting.value)}</span>
                    {setting.value !== setting.default_value && (
                      <span className="text-14 text-text-2">
                        {t('operating.default', { value: valueText(t, name, setting.default_value) })}
                      </span>
                    )}
                    <span className="text-14">
                      <Waits name={name} pending={pending[name]} />
                    </span>
                  </dd>
                </div>
              )
            })}
          </dl>
        </Card>
      ))}
    </>
  )
}
