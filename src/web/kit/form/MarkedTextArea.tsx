/** A text area that underlines parts of its text. It grows with the text, so that the lines below lie under the underlined copy. */
import type { ComponentProps } from 'react'
import { join } from '#web/kit/text/join.ts'
import { useFieldWiring } from './Field.tsx'
import { inputFrame } from './TextInput.tsx'

type Mark = { readonly from: number; readonly to: number }
export type MarkedTextAreaProps = Omit<ComponentProps<'textarea'>, 'value'> & { value: string; marks: readonly Mark[] }

const cell = 'col-start-1 row-start-1 w-full min-w-0 whitespace-pre-wrap wrap-anywhere p-0 font-sans text-16 leading-6'

export function MarkedTextArea({ value, marks, rows = 4, className, ...rest }: MarkedTextAreaProps) {
  const wiring = useFieldWiring(rest)
  return (
    <span className={join(inputFrame({ invalid: Boolean(wiring['aria-invalid']), disabled: wiring.disabled }), className)}>
      <span dir={rest.dir} className="grid w-full min-w-0 py-2.5">
        <span aria-hidden="true" className={join(cell, 'pointer-events-none text-transparent select-none')}>
          {piecesOf(value, marks).map(({ from, text, marked }) =>
            marked ? (
              <span key={from} className="underline decoration-loss decoration-wavy decoration-2 underline-offset-4">
                {text}
              </span>
            ) : (
              text
            ),
          )}
          {/* A last empty line has a height too. */}
          {'\u200b'}
        </span>
        <textarea
          {...rest}
          {...wiring}
          value={value}
          rows={rows}
          className={join(
            cell,
            'h-full resize-none overflow-hidden rounded-none border-0 bg-transparent outline-none focus-visible:outline-none',
          )}
        />
      </span>
    </span>
  )
}

type Piece = { readonly from: number; readonly text: string; readonly marked: boolean }

/** An empty mark, as at the end of the text, underlines two spaces. */
function piecesOf(value: string, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { from, to } of marks.toSorted((a, b) => a.from - b.from)) {
    if (from < at) continue
    pieces.push({ from: at, text: value.slice(at, from), marked: false })
    pieces.push({ from: from + 0.5, text: to > from ? value.slice(from, to) : '\u00a0\u00a0', marked: true })
    at = Math.max(from, to)
  }
  return [...pieces, { from: at, text: value.slice(at), marked: false }]
}
