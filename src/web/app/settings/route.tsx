/** Settings: a tab for each thing that a member decides about their own account. */
import { useText } from '#web/locales/text.ts'
import { Tabs } from '#web/ui/index.ts'
import { tabs } from './tabs.ts'

export function Component() {
  const t = useText()
  return <Tabs label={t('settings.tabs')} tabs={tabs.map(({ value, label, Panel }) => ({ value, label: t(label), panel: <Panel /> }))} />
}
