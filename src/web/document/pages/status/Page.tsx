/** Service status from the health checks: a summary without script, and the live services. */

import { Live, LivePart } from '#web/document/parts/Live.tsx'
import type { SitePageDefinition } from '#web/document/parts/page.ts'
import { TextHead } from '#web/document/text/TextPage.tsx'
import { linkStyle } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { StatusSkeleton } from './StatusBoard.tsx'

export const page: SitePageDefinition = {
  path: '/status',
  title: ({ t }) => t('status.title'),
  description: ({ t }) => t('status.summary'),
  Body,
}

function Body() {
  const t = useText()
  return (
    <article>
      <TextHead
        eyebrow={t('status.eyebrow')}
        title={t('status.title')}
        summary={t('status.summary')}
        meta={
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <Live name="status_line" className="text-18 font-medium whitespace-normal! text-text" />
            <span>
              {t('status.line')} <Live name="as_of" />
            </span>
          </p>
        }
      />
      <div className="wrap grid gap-10 py-10 md:py-14">
        <LivePart name="status">
          <StatusSkeleton />
        </LivePart>
        <section className="grid max-w-[60ch] gap-3 text-16 leading-7 text-text-2">
          <h2 className="font-head text-20 font-bold tracking-[-.01em] text-text">{t('status.how')}</h2>
          <p>{t('status.how_text')}</p>
          <p>
            {t('status.programs')}{' '}
            <a href="/api/docs" className={linkStyle}>
              /api/docs
            </a>
          </p>
        </section>
      </div>
    </article>
  )
}
