/** Says on every public page that the money is paper; after it, where there is one, how far the business date is ahead, or that data is a demo's. */
import { useText } from '#web/locales/text.ts'
import { Ribbon } from '#web/ui/index.ts'
import { liveMark } from '../Live.tsx'

export function SiteRibbon() {
  const t = useText()
  const tag = liveMark('ribbon_tag')
  return (
    <Ribbon label={t('shell.ribbon_label')}>
      {t('shell.ribbon')}
      <span data-optional={tag} className="ms-2 border-s border-[color-mix(in_srgb,var(--warn)_40%,transparent)] ps-2">
        {tag}
      </span>
    </Ribbon>
  )
}
