/** Wraps a screen's skeleton: announces loading to screen readers, and shows a note when offline. */
import type { ReactNode } from 'react'
import { Note } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useOnline } from './use-online.ts'

export function Loading({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const t = useText()
  const online = useOnline()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
      {online ? (
        <output className="sr-only">{t('common.loading')}</output>
      ) : (
        <Note kind="risk" live>
          {t('common.offline_empty')}
        </Note>
      )}
      <div aria-busy="true" className={className}>
        {children}
      </div>
    </div>
  )
}
