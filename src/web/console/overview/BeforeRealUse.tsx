/** What this server lacks before real use: one next step, and the rest as rows. Nothing once all is done. */
import { Link as RouterLink } from 'react-router'
import { NextStepBody, SetupRows, State } from '#web/console/shared/setup/SetupRows.tsx'
import type { useSetup } from '#web/console/shared/setup/use-setup.ts'
import { Card, Link } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'

export function BeforeRealUse({ setup }: { setup: ReturnType<typeof useSetup> }) {
  const t = useText()
  if (!setup.data) {
    if (!setup.isError) return null
    return <Failed title={t('setup.failed')} error={setup.error} onRetry={() => void setup.refetch()} working={setup.isFetching} />
  }
  const { facts, next } = setup.data
  const missing = facts.filter(({ state }) => state === 'missing')
  const first = missing.find(({ name }) => name === next)
  if (!first) return null
  const rest = missing.filter((fact) => fact !== first)
  return (
    <Card
      title={t('shell.setup')}
      aside={
        <Link className="text-14" render={<RouterLink to="/admin/setup" />}>
          {t('setup.see_all', { count: facts.length })}
        </Link>
      }
    >
      <div className="grid gap-5">
        <p className="-mt-2 max-w-[60ch] text-14 text-text-2">{t('setup.lead')}</p>
        <section aria-label={t('setup.next')} className="rounded-3 border border-line p-4 md:p-5">
          <div className="mb-2 flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <div>
              <p className="eyebrow mb-1">{t('setup.next')}</p>
              <h3 className="font-head text-16 font-bold">{t(`setup.names.${first.name}`)}</h3>
            </div>
            <State fact={first} />
          </div>
          <NextStepBody fact={first} />
        </section>
        {rest.length > 0 && <SetupRows facts={rest} />}
      </div>
    </Card>
  )
}
