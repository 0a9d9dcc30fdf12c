/** A sentence with amounts that the calculator's script replaces: `outMark('total')` in a text becomes an element named `total`. */
import { formatUsd } from '#kernel/money'
import { join } from '#web/kit/index.ts'
import type { Example } from './example.ts'

export type OutName = keyof Example

export function outMark(name: OutName): string {
  return `%out:${name}%`
}

export function Outputs({ text, example, className }: { text: string; example: Example; className?: string | undefined }) {
  return text.split(/(%out:\w{1,20}%)/).map((piece) => {
    const name = /^%out:(\w+)%$/.exec(piece)?.[1] as OutName | undefined
    return name ? (
      <bdi key={piece} dir="ltr" data-out={name} className={join('num', className)}>
        {formatUsd(example[name])}
      </bdi>
    ) : (
      piece
    )
  })
}
