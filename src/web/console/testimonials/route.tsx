/** Members' testimonials, newest first: publish, decline with a reason, or unpublish. */

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ListPager } from '#web/console/shared/ListPager.tsx'
import { useFilters } from '#web/console/shared/search-params.ts'
import { EmptyState, Select, Table } from '#web/kit/index.ts'
import { read } from '#web/shared/call/read.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { useColumns } from './columns.tsx'

const states = ['waiting', 'published', 'declined', 'unpublished'] as const

export function Component() {
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
        onChange={(event) => choose('state', event.target.value)}
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
