/** One part of a rule in the form: its kind, its number, its problems, and the parts inside it. */

import { useState } from 'react'
import { readTypedNumber, writtenNumber } from '#kernel/format/typed'
import { type Expression, type ExpressionKind, type Problem, partOf, partsOf, withPart } from '#trading/language/index'
import { Icon, IconButton, join, NumberInput, Select } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { changeKind, fits, groupsFor, insideOf, kindGroups, type Slot, slotOf } from './change-kind.ts'
import { problemText } from './RuleText.tsx'

export type PartProps = {
  label: string
  node: Expression
  slot: Slot
  problems: readonly Problem[]
  level: number
  onChange: (node: Expression) => void
}

/** Deeper parts are not indented further, so that they fit a phone. */
const MAX_INDENT = 5

export function Part({ label, node, slot, problems, level, onChange }: PartProps) {
  const t = useText()
  const own = problems.filter((problem) => problem.node === node)
  return (
    // biome-ignore lint/a11y/useSemanticElements: fieldsets in one another would each add a frame and a legend
    <div role="group" aria-label={`${label}: ${t(`strategy.kinds.${node.kind}`)}`} className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 flex-1 text-14 text-text-2 sm:w-24 sm:flex-none">{label}</span>
        <span className="flex w-full min-w-0 gap-2 max-sm:order-2 sm:w-auto sm:flex-1">
          <KindSelect label={label} node={node} slot={slot} invalid={own.length > 0} onChange={onChange} />
          <OwnNumber node={node} onChange={onChange} />
        </span>
        <RemoveButton node={node} slot={slot} onChange={onChange} />
      </div>
      {own.map((problem) => (
        <p key={problem.code} className="flex gap-1.5 text-14 text-loss">
          <Icon name="warning" size={16} className="mt-0.5" />
          <span className="min-w-0">{problemText(t, problem)}</span>
        </p>
      ))}
      {partsOf(node.kind).length > 0 && (
        <div className={join('grid min-w-0 gap-2', level <= MAX_INDENT && 'border-s border-line-strong ps-2 sm:ms-1.5 sm:ps-3')}>
          {partsOf(node.kind).map((name) => (
            <Part
              key={name}
              label={t(`strategy.parts.${name as 'of'}`)}
              node={partOf(node, name)}
              slot={slotOf(node.kind, name)}
              problems={problems}
              level={level + 1}
              onChange={(part) => onChange(withPart(node, name, part))}
            />
          ))}
        </div>
      )}
    </div>
  )
}

type Own = Pick<PartProps, 'node' | 'onChange'>

function KindSelect({ label, node, slot, invalid, onChange }: Own & { label: string; slot: Slot; invalid: boolean }) {
  const t = useText()
  const groups = groupsFor(slot)
  return (
    <Select
      size="s"
      aria-label={label}
      aria-invalid={invalid || undefined}
      value={node.kind}
      frameClassName="w-auto! min-w-0 flex-1"
      onChange={(event) => onChange(changeKind(node, event.target.value as ExpressionKind))}
    >
      {!fits(node, slot) && <option value={node.kind}>{t(`strategy.kinds.${node.kind}`)}</option>}
      {groups.map((group) => (
        <optgroup key={group} label={t(`strategy.groups.${group}`)}>
          {kindGroups[group].map((kind) => (
            <option key={kind} value={kind}>
              {t(`strategy.kinds.${kind}`)}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  )
}

function OwnNumber({ node, onChange }: Own) {
  const t = useText()
  if (node.kind === 'number') {
    return <NumberPart label={t('strategy.fields.value')} value={node.value} onChange={(value) => onChange({ ...node, value })} />
  }
  if (node.kind === 'quantile') {
    const label = t('strategy.fields.probability')
    return <NumberPart label={label} value={node.probability} onChange={(probability) => onChange({ ...node, probability })} />
  }
  if (!('bars' in node)) return null
  const label = t('strategy.fields.bars')
  return <NumberPart label={label} suffix={label} value={node.bars} onChange={(bars) => onChange({ ...node, bars })} />
}

function RemoveButton({ node, slot, onChange }: Own & { slot: Slot }) {
  const t = useText()
  const inside = insideOf(node, slot)
  if (!inside) return null
  return (
    <IconButton
      name="x"
      size="s"
      label={t('strategy.remove', { kind: t(`strategy.kinds.${node.kind}`) })}
      onClick={() => onChange(inside)}
    />
  )
}

/** A number of the form. While it is typed, the text stays as typed. */
type Props = { label: string; value: number; suffix?: string | undefined; onChange: (value: number) => void }

const PLACES = 12

export function NumberPart({ label, value, suffix, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = readTypedNumber(typed ?? writtenNumber(value), PLACES)
  const change = (text: string) => {
    setTyped(text)
    const now = readTypedNumber(text, PLACES)
    if ('number' in now) onChange(now.number)
  }
  return (
    <span className="grid w-28 flex-none sm:w-40">
      <NumberInput
        places={PLACES}
        size="s"
        dir="ltr"
        aria-label={label}
        aria-invalid={(typed !== null && !('number' in read)) || undefined}
        value={typed ?? writtenNumber(value)}
        suffix={suffix && <span className="text-14 text-text-2">{suffix}</span>}
        onChange={(event) => change(event.target.value)}
        // A question stays until it is answered.
        onBlur={() => 'readings' in read || setTyped(null)}
      />
    </span>
  )
}
