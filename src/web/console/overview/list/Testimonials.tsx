/** Members' testimonials, newest first: publish, decline with a reason, or unpublish. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WireData } from '#contract/routes'
import { ListPager } from '#web/console/shared/ListPager.tsx'
import { useFilters } from '#web/console/shared/queries/use-infinite-list.ts'
import { AskDialog } from '#web/console/shared/queue/AskDialog.tsx'
import { askTestimonial } from '#web/console/shared/queue/ask.ts'
import { useChange } from '#web/console/shared/use-change.ts'
import { Button, Chip, type ChipKind, type Column, EmptyState, Select, Table, useMoneyText } from '#web/kit/index.ts'
import { read } from '#web/shared/call/read.ts'
import { dateText, realMomentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'

const states = ['waiting', 'published', 'declined', 'unpublished'] as const

export function Testimonials() {
  const t = useText()
  const { values, choose, cursor } = useFilters(['state'])
  const state = states.find((one) => one === values.state)
  const testimonials = useQuery({
    ...read('listAllTestimonials', { query: { state, cursor, limit: '25' } }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <Select
        aria-label={t('testimonials.admin.state')}
        frameClassName="w-full sm:w-60"
        value={state ?? ''}
        placeholder={t('testimonials.admin.all')}
        options={states.map((value) => ({ value, label: t(`testimonials.states.${value}`) }))}
        onChange={(event) => choose('state', event.target.value || 'all')}
      />
      <Table
        tableFrom="md"
        label={t('testimonials.admin.table')}
        columns={useColumns()}
        rows={testimonials.data?.data ?? []}
        rowKey={(row) => row._id}
        state={testimonials.data ? 'ready' : testimonials.isError ? 'failed' : 'loading'}
        failed={
          <Failed
            bare
            title={t('testimonials.admin.list_failed')}
            error={testimonials.error}
            onRetry={() => void testimonials.refetch()}
            working={testimonials.isFetching}
          />
        }
        empty={
          <EmptyState bare title={t('testimonials.admin.none')}>
            {t('testimonials.admin.none_help')}
          </EmptyState>
        }
        footer={<ListPager page={testimonials.data?.page} />}
      />
    </>
  )
}

/** Columns of the testimonial list. */
const kinds: Record<Testimonial['state'], ChipKind> = {
  waiting: 'pending',
  published: 'success',
  declined: 'failed',
  unpublished: 'neutral',
}

function useColumns(): Column<Testimonial>[] {
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
          <span className="text-14 font-normal text-text-2 wrap-anywhere">{user.email}</span>
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
        <span className="block max-w-[24ch] text-14 text-text-2 tabular-nums">
          {t('testimonials.behind', { plan, principal: money(principal), paid: money(paid), date: dateText(matured_at) })}
        </span>
      ),
    },
    {
      key: 'written',
      head: t('testimonials.admin.written'),
      card: 'time',
      cell: ({ updated_at }) => <span className="num whitespace-nowrap text-text-2">{realMomentText(updated_at)}</span>,
    },
    {
      key: 'state',
      head: t('testimonials.admin.state'),
      card: 'meta',
      cell: ({ state, reason }) => (
        <span className="grid justify-items-start gap-1">
          <Chip kind={kinds[state]}>{t(`testimonials.states.${state}`)}</Chip>
          {reason && <span className="text-14 text-text-2">{t(`testimonials.reasons.${reason}`)}</span>}
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
