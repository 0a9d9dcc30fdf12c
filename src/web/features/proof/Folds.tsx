/** What only some readers need, closed at first: how it works, what it detects and what not, and the technical details. */
import { Fold } from '#web/kit/index.ts'
import { listText } from '#web/shared/locale/list-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { useOrigin } from '#web/shared/screen/origin.ts'
import { Chances } from './details/Chances.tsx'
import { CheckpointCard } from './details/CheckpointCard.tsx'
import { Classes } from './details/Classes.tsx'
import { Epochs } from './details/Epochs.tsx'
import { FileFormats } from './details/FileFormats.tsx'
import { RunTool } from './details/RunTool.tsx'
import { Cheats } from './explained/Cheats.tsx'
import { HowItWorks } from './explained/HowItWorks.tsx'
import { Limits } from './explained/Limits.tsx'
import type { Published } from './proof-query.ts'

/** `published`: null before the first epoch. */
export function Folds({ published }: { published: Published | null }) {
  const t = useText()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Fold id="how" title={t('proof.how.title')}>
        <HowItWorks />
      </Fold>
      <Fold id="limits" title={t('proof.folds.limits')}>
        <div className={PAIR}>
          <Cheats />
          <Limits />
        </div>
      </Fold>
      <Fold id="details" title={t('proof.folds.details')} about={listText(ABOUT.map((part) => t(`proof.folds.${part}`)))}>
        <Details published={published} />
      </Fold>
    </div>
  )
}

const PAIR = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-6 xl:grid-cols-2 [&>*]:min-w-0'
const ABOUT = ['hashes', 'key', 'formula', 'command', 'files'] as const

function Details({ published }: { published: Published | null }) {
  const origin = useOrigin()
  return (
    <>
      {published && (
        <div className={PAIR}>
          <CheckpointCard {...published} />
          <Classes statement={published.statement} />
        </div>
      )}
      {published && <Epochs epochs={published.front.epochs} />}
      <div className={PAIR}>
        {published && <Chances {...published} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
          <RunTool origin={origin} />
          <FileFormats />
        </div>
      </div>
    </>
  )
}
