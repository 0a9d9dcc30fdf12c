/** All facts of the setup: what is missing, what is advised, and what is done. */
import { NextStep, SetupRows } from '#web/console/shared/setup/SetupRows.tsx'
import { type Setup, useSetup } from '#web/console/shared/setup/use-setup.ts'
import { useHasRole } from '#web/console/shared/use-change.ts'
import { Card, Note, Skeleton } from '#web/kit/index.ts'
import { realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed, StaleNote } from '#web/shared/screen/Failed.tsx'

export function Component() {
  const t = useText()
  const setup = useSetup()
  const again = { onRetry: () => void setup.refetch(), working: setup.isFetching }
  if (!setup.data) {
    if (setup.isError) return <Failed title={t('setup.failed')} error={setup.error} {...again} />
    return <Skeleton height={640} />
  }
  return (
    <>
      <StaleNote error={setup.error} at={setup.data.as_of} {...again} />
      <Everything setup={setup.data} />
    </>
  )
}

function Everything({ setup: { facts, next, as_of } }: { setup: Setup }) {
  const t = useText()
  const acts = useHasRole('administrator')
  const first = facts.find(({ name }) => name === next)
  const groups = (['missing', 'advice', 'done'] as const).map((state) => ({
    state,
    facts: facts.filter((fact) => fact.state === state && fact !== first),
  }))
  return (
    <>
      <p className="max-w-[60ch] text-text-2">{t('setup.lead')}</p>
      {!acts && <Note>{t('setup.read_only')}</Note>}
      {first ? (
        <NextStep fact={first} />
      ) : (
        <Note kind="done" title={t('setup.nothing')}>
          {t('setup.nothing_help')}
        </Note>
      )}
      {groups.map(
        (group) =>
          group.facts.length > 0 && (
            <Card key={group.state} title={t(`setup.groups.${group.state}`)}>
              <SetupRows facts={group.facts} />
            </Card>
          ),
      )}
      <p className="num text-14 whitespace-normal text-text-3">{t('setup.as_of', { at: realMomentText(as_of) })}</p>
    </>
  )
}
