/** Second factors with what each protects, then devices, and the freeze. */
import { useState } from 'react'
import { Card, Skeleton } from '#web/kit/index.ts'
import { useSecondFactor } from '#web/shared/account/second-factor-query.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { Loading } from '#web/shared/screen/Loading.tsx'
import { StaleNote } from '#web/shared/screen/StaleNote.tsx'
import { SafetySections } from './safety/SafetySections.tsx'
import { PasskeysCard } from './security/PasskeysCard.tsx'
import { ProtectionCard } from './security/ProtectionCard.tsx'
import { RecoveryCard } from './security/RecoveryCard.tsx'
import { RecoveryCodesDialog } from './security/RecoveryCodesDialog.tsx'
import { TotpCard } from './security/TotpCard.tsx'

const columns = 'grid items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0'

export function SecurityTab() {
  return (
    <div className="grid gap-4 md:gap-6 [&>*]:min-w-0">
      <SecondFactors />
      <SafetySections />
    </div>
  )
}

function SecondFactors() {
  const t = useText()
  const factor = useSecondFactor()
  // State of the tab rather than the card: enrolling a first factor replaces the card.
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const again = { onRetry: () => void factor.refetch(), working: factor.isFetching }
  if (factor.data) {
    return (
      <div className="grid gap-4 md:gap-6 [&>*]:min-w-0">
        <StaleNote error={factor.error} at={factor.dataUpdatedAt} {...again} />
        <ProtectionCard factor={factor.data} />
        <div className={columns}>
          <PasskeysCard factor={factor.data} onCodes={setCodes} />
          <div className="grid gap-4 md:gap-6 [&>*]:min-w-0">
            <TotpCard factor={factor.data} onCodes={setCodes} />
            <RecoveryCard factor={factor.data} onCodes={setCodes} />
          </div>
        </div>
        {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
      </div>
    )
  }
  if (factor.error) return <Failed title={t('security.failed')} error={factor.error} {...again} />
  return (
    <Loading className={columns}>
      {['passkeys', 'app'].map((card) => (
        <Card key={card}>
          <Skeleton width={160} height={20} />
          <Skeleton lines={3} height={44} className="mt-6" />
        </Card>
      ))}
    </Loading>
  )
}
