/** Columns of the testimonial list. */

import { useState } from 'react'
import type { WireData } from '#contract/routes'
import { AskDialog } from '#web/console/shared/queue/AskDialog.tsx'
import { askTestimonial } from '#web/console/shared/queue/ask.ts'
import { useChange } from '#web/console/shared/use-change.ts'
import { Button, Chip, type ChipKind, type Column, useMoneyText } from '#web/kit/index.ts'
import { dateText, momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'

const kinds: Record<Testimonial['state'], ChipKind> = {
  waiting: 'pending',
  published: 'success',
  declined: 'failed',
  unpublished: 'neutral',
}

export function useColumns(): Column<Testimonial>[] {
  const t = useText()
  const money = useMoneyText()
  return [
    {
      key: 'who',
      head: t('testimonials.admin.who'),
      card: 'title',
      cell: ({ user, display_name }) => (
        <span className="grid">
          <span className="font-medium">{display_name}</span>
          <span className="text-13 font-normal text-text-2 wrap-anywhere">{user.email}</span>
        </span>
      ),
    },
    {
      key: 'words',
      head: t('testimonials.admin.words'),
      cell: ({ text }) => <span className="block max-w-[52ch] whitespace-pre-line wrap-anywhere">{text}</span>,
    },
    {
      key: 'behind',
      head: t('testimonials.admin.behind'),
      cell: ({ plan, principal, paid, matured_at }) => (
        <span className="block max-w-[24ch] text-13 text-text-2 tabular-nums">
          {t('testimonials.behind', { plan, principal: money(principal), paid: money(paid), date: dateText(matured_at) })}
        </span>
      ),
    },
    {
      key: 'written',
      head: t('testimonials.admin.written'),
      card: 'time',
      cell: ({ updated_at }) => <span className="num whitespace-nowrap text-text-2">{momentText(updated_at)}</span>,
    },
    {
      key: 'state',
      head: t('testimonials.admin.state'),
      card: 'meta',
      cell: ({ state, reason }) => (
        <span className="grid justify-items-start gap-1">
          <Chip kind={kinds[state]}>{t(`testimonials.states.${state}`)}</Chip>
          {reason && <span className="text-13 text-text-2">{t(`testimonials.reasons.${reason}`)}</span>}
        </span>
      ),
    },
    { key: 'decide', head: t('testimonials.admin.decision'), cell: (row) => <Decisions testimonial={row} /> },
  ]
}

/** The available decisions for one version. A decline needs a reason. */
function Decisions({ testimonial: { _id, version, state } }: { testimonial: Testimonial }) {
  const t = useText()
  const [declining, setDeclining] = useState(false)
  const { run, working } = useChange<'publish' | 'unpublish'>({
    act: (call, decision) => call('decideTestimonial', { params: { id: _id }, body: { decision, version } }),
    say: () => t('testimonials.admin.done'),
  })
  return (
    <span className="flex flex-wrap gap-2">
      {state !== 'published' && (
        <Button variant="secondary" size="s" disabled={working} onClick={() => run('publish')}>
          {t('testimonials.admin.publish')}
        </Button>
      )}
      {state === 'waiting' && (
        <Button variant="quiet" size="s" disabled={working} onClick={() => setDeclining(true)}>
          {t('testimonials.admin.decline')}
        </Button>
      )}
      {state === 'published' && (
        <Button variant="quiet" size="s" disabled={working} onClick={() => run('unpublish')}>
          {t('testimonials.admin.unpublish')}
        </Button>
      )}
      {declining && <AskDialog ask={askTestimonial(t, _id, version, 'decline')} onClose={() => setDeclining(false)} />}
    </span>
  )
}

/** A testimonial as administrators read it. */
type Testimonial = WireData<'listAllTestimonials'>[number]
