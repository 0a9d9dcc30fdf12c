/** An expandable group of payout addresses, with the number of saved ones. */
import { type ReactNode, useId, useState } from 'react'
import { Icon, join } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

export type AddressGroupProps = {
  title: string
  saved: number
  all: number
  /** Initially open. */
  open: boolean
  /** Always open: the search matches something in it. */
  forced: boolean
  children: ReactNode
}

export function AddressGroup({ title, saved, all, open, forced, children }: AddressGroupProps) {
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
          <span className={join('flex-none text-13', saved > 0 ? 'text-text-2' : 'text-text-3')}>
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
