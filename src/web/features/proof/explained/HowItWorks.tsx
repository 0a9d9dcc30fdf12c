/** How the proof works, in five sentences and a diagram. */

import { Card } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'

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
          <TreePicture label={t('proof.how.picture')} />
          <figcaption>
            <ul className="flex flex-wrap justify-center gap-x-4.5 gap-y-1.5 text-13 text-text-2">
              {KINDS.map((kind) => (
                <li key={kind} className="flex items-center gap-2">
                  <svg aria-hidden="true" viewBox="-14 -10 28 20" width={22} height={16}>
                    <NodeMark kind={kind} />
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

/**
 * The liability tree as a diagram: eight leaves, one of them yours, the nodes you get and those you compute. Kinds differ in shape and
 * colour.
 */
const WIDTH = 400
const LEVELS = 4
const LEVEL_HEIGHT = 62
const OWN = 2

type NodeKind = 'yours' | 'given' | 'computed' | 'others'

type PlacedNode = { readonly level: number; readonly at: number; readonly x: number; readonly y: number; readonly kind: NodeKind }

function TreePicture({ label }: { label: string }) {
  const nodes = Array.from({ length: LEVELS }, (_, level) =>
    Array.from({ length: 2 ** (LEVELS - 1 - level) }, (_, at) => place(level, at)),
  ).flat()
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${LEVELS * LEVEL_HEIGHT - 22}`} className="w-full">
      {nodes
        .filter(({ level }) => level < LEVELS - 1)
        .map((node) => (
          <Edge key={`${node.level}/${node.at}`} from={node} to={place(node.level + 1, Math.floor(node.at / 2))} />
        ))}
      {nodes.map(({ level, at, x, y, kind }) => (
        <g key={`${level}/${at}`} transform={`translate(${x} ${y})`}>
          <NodeMark kind={kind} />
        </g>
      ))}
    </svg>
  )
}

function place(level: number, at: number): PlacedNode {
  const width = WIDTH / 2 ** (LEVELS - 1 - level)
  return { level, at, x: width * (at + 0.5), y: 20 + (LEVELS - 1 - level) * LEVEL_HEIGHT, kind: kindOf(level, at) }
}

function kindOf(level: number, at: number): NodeKind {
  const own = Math.floor(OWN / 2 ** level)
  if (at === own) return level === 0 ? 'yours' : 'computed'
  return at === (own ^ 1) ? 'given' : 'others'
}

function Edge({ from, to }: { from: PlacedNode; to: PlacedNode }) {
  const mine = from.kind !== 'others' && to.kind === 'computed'
  const middle = (from.y + to.y) / 2
  return (
    <path
      d={`M${from.x} ${from.y}V${middle}H${to.x}V${to.y}`}
      fill="none"
      stroke={mine ? 'var(--term-accrued)' : 'var(--line-strong)'}
      strokeWidth={mine ? 1.75 : 1}
    />
  )
}

/** One node centred on the origin, 24 by 16. */
function NodeMark({ kind }: { kind: NodeKind }) {
  const box = { x: -12, y: -8, width: 24, height: 16, rx: 2, strokeWidth: 1.5 }
  if (kind === 'yours') return <rect {...box} fill="var(--term-accrued)" stroke="var(--term-accrued)" />
  if (kind === 'others') return <rect {...box} fill="var(--surface-2)" stroke="var(--line-control)" strokeWidth={1} />
  if (kind === 'given')
    return (
      <>
        <rect {...box} fill="var(--info-wash)" stroke="var(--info)" />
        <circle r={2.5} fill="var(--info)" />
      </>
    )
  return (
    <>
      <rect {...box} fill="var(--accent-wash)" stroke="var(--term-accrued)" />
      <path d="M-4 0h8M0-4v8" stroke="var(--accent-text)" strokeWidth={1.5} />
    </>
  )
}
