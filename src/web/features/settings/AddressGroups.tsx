/** All payout addresses by group, with a search: other groups are hidden, and matching ones are expanded. */
import { type ReactNode, useState } from 'react'
import { Field, TextInput } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { AddressGroup } from './AddressGroup.tsx'
import { coinGroups, matchesCoin, type PayoutCoin } from './coins.ts'

export type AddressGroupsProps = { isSaved: (coin: PayoutCoin) => boolean; field: (coin: PayoutCoin) => ReactNode }

export function AddressGroups({ isSaved, field }: AddressGroupsProps) {
  const t = useText()
  const [search, setSearch] = useState('')
  const groups = coinGroups.flatMap(({ group, coins }) => {
    const all: readonly PayoutCoin[] = coins
    const shown = all.filter((coin) => matchesCoin(search, coin, t(`settings.coins.${coin.symbol}`)))
    return shown.length > 0 ? [{ group, shown, all }] : []
  })
  return (
    <>
      <Field label={t('settings.search')} hideLabel>
        <TextInput
          type="search"
          icon="search"
          size="s"
          value={search}
          placeholder={t('settings.search')}
          autoComplete="off"
          onChange={(event) => setSearch(event.target.value)}
        />
      </Field>
      <div className="border-b border-line">
        {groups.map(({ group, shown, all }) => (
          <AddressGroup
            key={group}
            title={t(`settings.groups.${group}`)}
            saved={all.filter(isSaved).length}
            all={all.length}
            open={group === 'main' || all.some(isSaved)}
            forced={search !== ''}
          >
            {shown.map(field)}
          </AddressGroup>
        ))}
      </div>
      {groups.length === 0 && <p className="text-text-2">{t('settings.no_match', { typed: search })}</p>}
    </>
  )
}
