/** User text as typed. An external link leads to the confirmation page that names its host; a link to this origin is direct. */
import { Link as RouterLink } from 'react-router'
import { leavingPath, splitLinks } from '#contract/shared/leaving'
import { HiddenAmounts, Link } from '#web/kit/index.ts'

export function WrittenText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: piece, to }, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
    if (to === null) return <HiddenAmounts key={at} text={piece} />
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in its order
      <Link key={at} render={<RouterLink to={wayTo(to)} />}>
        <bdi translate="no" dir="ltr">
          {piece}
        </bdi>
      </Link>
    )
  })
}

function wayTo(to: string): string {
  const { origin, pathname, search, hash } = new URL(to)
  return origin === window.location.origin ? `${pathname}${search}${hash}` : leavingPath(to)
}
