/** How the proof works, in five sentences and a diagram. */

import { Card } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import tree from './tree.svg?raw'

const STEPS = ['split', 'hash', 'add', 'sign', 'check'] as const
const KINDS = ['yours', 'given', 'computed', 'others'] as const

export function HowItWorks() {
  const t = useText()
  return (
    <Card>
      <div className="grid items-center gap-6 md:grid-cols-2 md:gap-10">
        <ol className="grid gap-3">
          {STEPS.map((step, n) => (
            <li key={step} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-1">
              <span aria-hidden="true" className="num font-medium text-accent-text">
                {n + 1}
              </span>
              <span className="max-w-[60ch] text-text-2">{t(`proof.how.steps.${step}`)}</span>
            </li>
          ))}
        </ol>
        <figure className="grid gap-4">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file: eight leaves, one of them yours; kinds differ in shape and colour */}
          <div role="img" aria-label={t('proof.how.picture')} dangerouslySetInnerHTML={{ __html: tree }} />
          <figcaption>
            <ul className="flex flex-wrap justify-center gap-x-4.5 gap-y-1.5 text-13 text-text-2">
              {KINDS.map((kind) => (
                <li key={kind} className="flex items-center gap-2">
                  <svg aria-hidden="true" viewBox="-14 -10 28 20" width={22} height={16}>
                    <use href={`#proof-${kind}`} />
                  </svg>
                  {t(`proof.how.${kind}`)}
                </li>
              ))}
            </ul>
          </figcaption>
        </figure>
      </div>
    </Card>
  )
}
