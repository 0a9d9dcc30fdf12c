/**
 * What the operator announces, while it is live: above the pages of visitors, and over the foot of the app's screens, so that nothing
 * moves. Dismissed as a whole, until there is another.
 */
import { createContext, type ReactNode, useContext } from 'react'
import { directionOf, writtenFor } from '#contract/shared/language'
import type { Announcements as Live } from '#contract/shared/page-renderer'
import { buttonStyle } from '#web/kit/action/button-style.ts'
import { Icon, join } from '#web/kit/index.ts'
import { useLanguage } from '#web/shared/locale/language.ts'
import { useText } from '#web/shared/locale/text.ts'

const Known = createContext<Live>([])
export const KnownAnnouncements = Known.Provider

/** Of the pages that the server renders. */
export function useAnnouncements(): Live {
  return useContext(Known)
}

/** The newest: what was dismissed is no longer shown until there is a newer one. */
export function keyOf(live: Live): string | undefined {
  return live[0]?._id
}

type AnnouncementsProps = { readonly live: Live; readonly className: string; readonly onDismiss?: () => void }

export function Announcements({ live, className, onDismiss }: AnnouncementsProps) {
  const t = useText()
  const language = useLanguage()
  if (live.length === 0) return null
  return (
    <aside aria-label={t('notice.label')} data-announcements={keyOf(live)} className={join('border-line bg-surface-2', className)}>
      <div className="wrap flex items-start gap-3 py-1.5">
        <Icon name="info" size={20} className="mt-2 text-info max-sm:hidden" />
        <div className="grid min-w-0 flex-1 gap-1 py-1.5 text-14">
          {live.map((one) => (
            <Written key={one._id} {...writtenFor(language, one)} reader={language} />
          ))}
        </div>
        <button
          type="button"
          data-dismiss
          onClick={onDismiss}
          aria-label={t('notice.dismiss')}
          className={buttonStyle('quiet', '-me-3 size-11 flex-none px-0! scripted')}
        >
          <Icon name="x" />
        </button>
      </div>
    </aside>
  )
}

const LONG = 200

type WrittenProps = ReturnType<typeof writtenFor> & { readonly reader: ReturnType<typeof useLanguage> }

function Written({ title, body, language, reader }: WrittenProps): ReactNode {
  const t = useText()
  const other = language === reader ? {} : { lang: language, dir: directionOf(language) }
  if (body.length <= LONG)
    return (
      <p {...other} className="wrap-anywhere">
        <strong className="font-medium">{title}</strong> <span className="text-text-2">{body}</span>
      </p>
    )
  return (
    <details {...other}>
      <summary className="cursor-pointer wrap-anywhere">
        <strong className="font-medium">{title}</strong> <span className="text-accent-text">{t('notice.more')}</span>
      </summary>
      <p className="max-w-[80ch] whitespace-pre-line text-text-2 wrap-anywhere">{body}</p>
    </details>
  )
}
