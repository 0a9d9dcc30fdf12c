/** The sandbox card, without a number field, and three unlinked places for other card services. */

import { Card, LogoMark, SimTag } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

const slots = ['one', 'two', 'three'] as const

export function CardPanel({ reference }: { reference: string }) {
  const t = useText()
  return (
    <Card title={t('deposit.checkout.by_card')} aside={<SimTag>{t('deposit.checkout.tag')}</SimTag>}>
      <div className="grid aspect-[1.586] w-full max-w-80 content-between rounded-5 border border-line-control bg-surface-2 p-5">
        <div className="flex items-start justify-between">
          <LogoMark />
          <span className="font-head text-13 font-semibold text-text-2">{t('deposit.checkout.by_card')}</span>
        </div>
        <div>
          <p className="text-13 text-text-2">{t('deposit.checkout.reference')}</p>
          <p className="num text-16 font-medium">{reference}</p>
        </div>
      </div>
      <p className="mt-4 max-w-[60ch] text-text-2">{t('deposit.checkout.card_help')}</p>
      <h3 className="mt-6 font-head text-13 font-semibold">{t('deposit.checkout.slots')}</h3>
      <ul className="mt-2 grid gap-2 md:grid-cols-3">
        {slots.map((slot) => (
          <li key={slot} className="grid gap-0.5 rounded-3 border border-dashed border-line-strong px-4 py-3 text-text-3">
            <span className="font-medium">{t(`deposit.checkout.slot_names.${slot}`)}</span>
            <span className="text-13">{t('deposit.checkout.slot')}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-13 text-text-3">{t('deposit.checkout.slot_why')}</p>
    </Card>
  )
}
