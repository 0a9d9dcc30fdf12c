/**
 * Hides amounts in its subtree: each `<Money>` becomes the same five dots, and a word for screen readers. Sign, colour and length are
 * hidden too, because each reveals something. The innermost one applies, so that a form can show what its page hides.
 */
import { createContext, type ReactNode, useCallback, useContext } from 'react'
import { join } from './join.ts'

const Word = createContext<string | null>(null)
const DOTS = '•••••'
/** Matches the output of `formatUsd`, with an optional sign. */
const AMOUNT = /[+\u2212-]?\$\d[\d,]{0,24}(?:\.\d{2})?/

/** `word`: what a screen reader says for each amount ("hidden"); null shows them. */
export function HideAmounts({ word, children }: { word: string | null; children: ReactNode }) {
  return <Word value={word}>{children}</Word>
}

/** The replacement word; null while amounts are shown. */
export function useMask(): string | null {
  return useContext(Word)
}

export function Mask({ className }: { className?: string | undefined }) {
  const word = useMask()
  return (
    <span className={join('num whitespace-nowrap', className)}>
      <span aria-hidden="true">{DOTS}</span>
      <span className="sr-only">{word}</span>
    </span>
  )
}

/** The same for a string: the word instead of each amount in a name, the dots in a drawing. */
export function useHiddenText(as: 'word' | 'dots' = 'word'): (text: string) => string {
  const word = useMask()
  return useCallback((text) => (word === null ? text : text.replace(new RegExp(AMOUNT, 'g'), as === 'dots' ? DOTS : word)), [word, as])
}

/** A sentence that contains amounts, e.g. a message: they are hidden too. */
export function HiddenAmounts({ text }: { text: string }) {
  const parts = useMask() === null ? [text] : text.split(new RegExp(AMOUNT, 'g'))
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
    <span key={at}>
      {at > 0 && <Mask />}
      {part}
    </span>
  ))
}
