/** All payout addresses by group, with a search: other groups are hidden, and matching ones are expanded. */
import { type ReactNode, useId, useState } from 'react'
import { coinGroups, matchesCoin, type PayoutCoin } from '#web/entities/payout/index.ts'
import { Field, Icon, join, TextInput } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

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

/** An expandable group of payout addresses, with the number of saved ones. */
type AddressGroupProps = {
  title: string
  saved: number
  all: number
  /** Initially open. */
  open: boolean
  /** Always open: the search matches something in it. */
  forced: boolean
  children: ReactNode
}

function AddressGroup({ title, saved, all, open, forced, children }: AddressGroupProps) {
  const t = useText()
  const id = useId()
  const [chosen, setChosen] = useState(open)
  const isOpen = chosen || forced
  return (
    <section className="border-t border-line">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setChosen(!chosen)}
          className="flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-2 py-2 text-start"
        >
          <Icon
            name="chevron-right"
            size={16}
            className={join('text-text-2 transition-transform duration-(--d-1)', isOpen && 'rotate-90 rtl:-rotate-90')}
          />
          <span className="min-w-0 flex-1 font-head text-14 font-semibold">{title}</span>
          <span className={join('flex-none text-14', saved > 0 ? 'text-text-2' : 'text-text-3')}>
            {t('settings.saved_of', { saved, all })}
          </span>
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className={join(isOpen && 'grid gap-6 pt-2 pb-6 [&>*]:min-w-0')}>
        {isOpen && children}
      </div>
    </section>
  )
}
