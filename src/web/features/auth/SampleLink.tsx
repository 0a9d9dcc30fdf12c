/** The link to the sample account, for visitors of an instance without an open plan. */
import { Link as RouterLink } from 'react-router'
import { Link } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useSampleOffer } from '#web/shared/screen/sample-offer.ts'

export function SampleLink() {
  const t = useText()
  if (!useSampleOffer()) return null
  return (
    <Link className="mx-auto mt-3 block w-fit" render={<RouterLink to="/sample" />}>
      {t('auth.sample')}
    </Link>
  )
}
