/** The statements: every month that has postings, as PDF and as a table. */
import { Link as RouterLink } from 'react-router'
import { StatementsCard } from '#web/entities/statement/index.ts'
import { Link } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export function Statements() {
  const t = useText()
  return (
    <>
      <StatementsCard />
      <p className="text-14 text-text-2">
        {t('data.more')} <Link render={<RouterLink to="/settings?tab=data" />}>{t('data.tab')}</Link>
      </p>
    </>
  )
}
