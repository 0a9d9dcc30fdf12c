/** The statements: every month that has postings, as PDF and as a table. */
import { Link as RouterLink } from 'react-router'
import { useText } from '#web/locales/text.ts'
import { Link } from '#web/ui/index.ts'
import { StatementsCard } from '../settings/data/StatementsCard.tsx'

export function Component() {
  const t = useText()
  return (
    <>
      <StatementsCard />
      <p className="text-13 text-text-2">
        {t('data.more')} <Link render={<RouterLink to="/settings?tab=data" />}>{t('data.tab')}</Link>
        {'\u00a0· '}
        <Link render={<RouterLink to="/transactions" />}>{t('shell.transactions')}</Link>
      </p>
    </>
  )
}
