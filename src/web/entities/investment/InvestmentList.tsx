/** The list of investments, with the dialog that ends one early. */
import { Suspense, useRef, useState } from 'react'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { ShownAmounts } from '#web/shared/account/HideAmountsButton.tsx'
import { useText } from '#web/shared/locale/text.ts'
import { TermKey } from '#web/shared/term/index.ts'
import { InvestmentRow } from './InvestmentRow.tsx'
import type { Investment } from './preview-day.ts'

const LiquidateDialog = lazyPart(async () => (await import('./LiquidateDialog.tsx')).LiquidateDialog)

type InvestmentListProps = {
  investments: readonly Investment[]
  decides?: boolean /** False if another list beside it has one. */
  legend?: boolean
  /** The id of one to scroll to and highlight. */
  marked?: string | undefined
}

export function InvestmentList({ investments, decides = false, legend = true, marked }: InvestmentListProps) {
  const t = useText()
  const [leaving, setLeaving] = useState<Investment | null>(null)
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={t('investments.label')} className="rounded-3">
        {investments.map((investment) => (
          <InvestmentRow
            key={investment._id}
            investment={investment}
            decides={decides}
            marked={investment._id === marked}
            onLiquidate={setLeaving}
          />
        ))}
      </ul>
      {legend && (
        <TermKey
          className="mt-4 border-t border-line pt-4 text-14!"
          parts={[
            { part: 'accrued', label: t('investments.key_accrued') },
            { part: 'aside', label: t('investments.key_aside') },
            { part: 'line', label: t('investments.key_line') },
          ]}
        />
      )}
      {leaving && (
        <ShownAmounts>
          <Suspense fallback={null}>
            <LiquidateDialog
              investment={leaving}
              onClose={() => {
                setLeaving(null)
                list.current?.focus()
              }}
            />
          </Suspense>
        </ShownAmounts>
      )}
    </>
  )
}
