/** Navigation links with the current page marked. */

import { join } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type FooterLink, usePlaceHref } from './places.ts'

export type PlaceLinksProps = {
  readonly places: readonly FooterLink[]
  readonly current: string | undefined
  readonly className: string
  /** Classes of the current link, and of the others. */
  readonly looks: Readonly<Record<'open' | 'other', string>>
}

export function PlaceLinks({ places, current, className, looks }: PlaceLinksProps) {
  const t = useText()
  const hrefOf = usePlaceHref()
  return places.map(({ label, href }) => (
    <a
      key={label}
      href={hrefOf(href)}
      aria-current={href === current ? 'page' : undefined}
      className={join(className, href === current ? looks.open : looks.other)}
    >
      {t(label)}
    </a>
  ))
}
