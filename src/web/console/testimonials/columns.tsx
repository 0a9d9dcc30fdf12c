/** Columns of the testimonial list. */

import { Chip, type ChipKind, type Column, useMoneyText } from '#web/kit/index.ts'
import { dateText, momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Decisions } from './Decisions.tsx'
import type { Testimonial } from './testimonial.ts'

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
