/** How the proof works, what it cannot show, and how one could cheat. */

import { cheats } from '#proof/cheats'
import { Card, Table } from '#web/kit/index.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import tree from './tree.svg?raw'

const STEPS = ['split', 'hash', 'add', 'sign', 'check'] as const
const KINDS = ['yours', 'given', 'computed', 'others'] as const

export function HowItWorks() {
  const t = useText()
  return (
    <Card>
      <div className="grid items-center gap-6 md:grid-cols-2 md:gap-10">
        <ol className="grid gap-3">
          {STEPS.map((step, n) => (
            <li key={step} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-1">
              <span translate="no" aria-hidden="true" className="num font-medium text-accent-text">
                {n + 1}
              </span>
              <span className="max-w-[60ch] text-text-2">{t(`proof.how.steps.${step}`)}</span>
            </li>
          ))}
        </ol>
        <figure className="grid gap-4">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file: eight leaves, one of them yours; kinds differ in shape and colour */}
          <div role="img" aria-label={t('proof.how.picture')} dangerouslySetInnerHTML={{ __html: tree }} />
          <figcaption>
            <ul className="flex flex-wrap justify-center gap-x-4.5 gap-y-1.5 text-14 text-text-2">
              {KINDS.map((kind) => (
                <li key={kind} className="flex items-center gap-2">
                  <svg aria-hidden="true" viewBox="-14 -10 28 20" width={22} height={16}>
                    <use href={`#proof-${kind}`} />
                  </svg>
                  {t(`proof.how.${kind}`)}
                </li>
              ))}
            </ul>
          </figcaption>
        </figure>
      </div>
    </Card>
  )
}

/** What a dishonest platform can try, and who would detect it, from the list that the tests cover. */
export function Cheats() {
  const t = useText()
  return (
    <Card title={t('proof.cheats.title')} level={3}>
      <Table
        bare
        label={t('proof.cheats.label')}
        rows={cheats}
        rowKey={(row) => row.id}
        columns={[
          { key: 'cheat', head: t('proof.cheats.cheat'), card: 'title', cell: (row) => t(`proof.cheats.ids.${row.id}`) },
          {
            key: 'caught',
            head: t('proof.cheats.caught'),
            card: 'meta',
            cell: (row) => <span className="text-text-2">{listText(row.caught_by.map((who) => t(`proof.cheats.by.${who}`)))}</span>,
          },
        ]}
      />
    </Card>
  )
}

/** What the proof cannot show, at the same size as what it shows. */
const LIMITS = ['assets', 'omission', 'negative', 'time', 'debts', 'key', 'privacy'] as const

export function Limits() {
  const t = useText()
  return (
    <Card title={t('proof.limits.title')} level={3}>
      <ul>
        {LIMITS.map((limit) => (
          <li key={limit} className="border-t border-line py-3 first:border-t-0 first:pt-0">
            {t(`proof.limits.${limit}`)}
          </li>
        ))}
      </ul>
    </Card>
  )
}
