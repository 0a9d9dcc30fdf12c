/** States that there are no fees, and lists every kind of ledger entry. */

import type { MoveText } from '#content/article'
import { textIn } from '#content/languages'
import type { SiteBodyProps, SitePageDefinition } from '#web/document/parts/page.ts'
import { TextPage } from '#web/document/text/TextPage.tsx'
import { Icon } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export const page: SitePageDefinition = {
  path: '/fees',
  title: ({ language }) => textIn(language, 'fees').title,
  description: ({ t }) => t('pages.fees.description'),
  Body,
}

function Body({ language }: SiteBodyProps) {
  const t = useText()
  const { title, summary, sections, moves } = textIn(language, 'fees')
  const list = { id: 'entries', title: t('pages.fees.entries') }
  return (
    <TextPage
      eyebrow={t('pages.fees.eyebrow')}
      title={title}
      summary={summary}
      sections={[...sections, { ...list, blocks: [t('pages.fees.entries_help', { count: Object.keys(moves).length })] }]}
      after={<Moves moves={Object.values(moves)} />}
    />
  )
}

/** Name and purpose; from and to. Stacked on a phone. */
function Moves({ moves }: { moves: readonly MoveText[] }) {
  const t = useText()
  return (
    <ul aria-label={t('pages.fees.entries')} className="-mt-4 max-w-[52rem] rounded-4 border border-line bg-surface-1 shadow-card">
      {moves.map(({ name, from, to, why }) => (
        <li key={name} className="grid gap-x-8 gap-y-2 border-line px-5 py-4 not-first:border-t md:grid-cols-[minmax(0,1fr)_20rem]">
          <p className="grid gap-0.5">
            <span className="font-medium">{name}</span>
            <span className="text-14 text-text-2">{why}</span>
          </p>
          <p className="flex flex-wrap items-center gap-x-2 text-14 text-text-2">
            {from}
            <Icon name="chevron-right" size={14} className="flex-none text-accent-text rtl:-scale-x-100" label={t('pages.fees.to')} />
            {to}
          </p>
        </li>
      ))}
    </ul>
  )
}
