/** What the newest signed epoch states, or that there is none yet; and how the proof works. Drawings and lists come with the app. */

import { Explained } from '#web/features/proof/explained/Explained.tsx'
import { LateNote } from '#web/features/proof/LateNote.tsx'
import { Lead } from '#web/features/proof/Lead.tsx'
import { LoadingCards } from '#web/features/proof/LoadingCards.tsx'
import { NonePublished } from '#web/features/proof/NonePublished.tsx'
import { STATS, type TotalName, TotalsStrip } from '#web/features/proof/TotalsStrip.tsx'
import { figureStyle } from '#web/kit/index.ts'
import { Go } from '#web/shared/screen/go.tsx'
import { LiveWhen, useLive } from '#web/site/parts/Live.tsx'
import { useOrigin } from '#web/site/render/origin.ts'

export function ProofBefore() {
  const live = useLive()
  return (
    <>
      <LiveWhen name="proof" is="stated">
        <Lead certificate />
        <LiveWhen name="proof_late" is="yes">
          <LateNote at={live('proof_at')} />
        </LiveWhen>
        <Stated />
        <LoadingCards />
      </LiveWhen>
      <LiveWhen name="proof" is="none">
        <NonePublished />
      </LiveWhen>
      <Explained origin={useOrigin()} />
    </>
  )
}

function Stated() {
  const live = useLive()
  const figure = (name: TotalName) => (
    <Go to={`/stats/${STATS[name]}`} className={figureStyle}>
      {live(`proof_${name}`)}
    </Go>
  )
  return (
    <TotalsStrip
      epoch={live('proof_epoch')}
      at={live('proof_at')}
      figures={{
        liabilities: figure('liabilities'),
        custody: figure('custody'),
        free: figure('free'),
        committed: figure('committed'),
        coverage: figure('coverage'),
      }}
    />
  )
}
