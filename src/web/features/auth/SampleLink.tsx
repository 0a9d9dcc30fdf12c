/** The way to the sample account, for visitors who want to look first. */
import { Link as RouterLink } from 'react-router'
import { Link } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export function SampleLink() {
  const t = useText()
  return (
    <Link className="mt-3 block w-fit" render={<RouterLink to="/sample" />}>
      {t('auth.sample')}
    </Link>
  )
}
