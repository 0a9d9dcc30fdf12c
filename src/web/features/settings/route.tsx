/** Account settings by tab. The selected tab is in the URL. */
import { useSearchParams } from 'react-router'
import { Tabs } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { SettingsHead } from './SettingsHead.tsx'
import { tabs } from './tabs.ts'

export function Component() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const requestedTab = search.get('tab')
  const chosen = tabs.find(({ value }) => value === requestedTab) ?? tabs[0]
  const choose = (tab: string) => setSearch({ tab }, { replace: true, preventScrollReset: true })
  return (
    <>
      <SettingsHead />
      <Tabs
        label={t('settings.tabs')}
        value={chosen?.value}
        onChange={choose}
        tabs={tabs.map(({ value, label, Panel }) => ({ value, label: t(label), panel: <Panel /> }))}
      />
    </>
  )
}
