/** The backtest lab. Public. */
import { Link as RouterLink } from 'react-router'
import { Breadcrumb, Note } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Lab } from './Lab.tsx'

export function Component() {
  const t = useText()
  return (
    <>
      <Breadcrumb
        label={t('fill.trail')}
        trail={[{ label: t('bots.title'), href: '/bots', render: <RouterLink to="/bots" /> }]}
        current={t('lab.title')}
      />
      <p className="max-w-[72ch] text-16 text-text-2">{t('lab.lead')}</p>
      <Note kind="risk">{t('lab.caution')}</Note>
      <Lab />
    </>
  )
}
