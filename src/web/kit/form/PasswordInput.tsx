/** A password with its show/hide button, the caps-lock hint, and a place for a strength meter. */

import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Live } from '#web/kit/feedback/Live.tsx'
import { Icon } from '#web/kit/text/Icon.tsx'
import { join } from '#web/kit/text/join.ts'
import { TextInput, type TextInputProps } from './TextInput.tsx'

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'suffix' | 'prefix' | 'icon'> & {
  labels: { show: string; hide: string; capsLock: string }
  /** The strength meter, if there is one. */
  meter?: ReactNode
}

export function PasswordInput({ labels, meter, onKeyUp, onBlur, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const [caps, setCaps] = useState(false)
  const noticeCaps = (event: KeyboardEvent<HTMLInputElement>) => {
    setCaps(event.getModifierState('CapsLock'))
    onKeyUp?.(event)
  }
  const toggle = (
    <button
      type="button"
      aria-label={shown ? labels.hide : labels.show}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
      className="relative -me-2.5 grid size-10 flex-none after:absolute after:-inset-0.5 place-items-center rounded-3 text-text-2 hover:text-text"
    >
      <Icon name={shown ? 'eye-off' : 'eye'} />
    </button>
  )
  return (
    <div className="grid gap-1.5">
      <TextInput
        {...rest}
        data-no-draft
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        suffix={toggle}
        onKeyUp={noticeCaps}
        onBlur={(event) => {
          setCaps(false)
          onBlur?.(event)
        }}
      />
      <Live className="flex gap-1.5 text-14 text-warn empty:hidden">
        {caps && (
          <>
            <Icon name="info" size={16} className="mt-0.5" />
            {labels.capsLock}
          </>
        )}
      </Live>
      {meter}
    </div>
  )
}

/** Four segments and a word. The word carries the meaning; the segments only repeat it. */
export type StrengthMeterProps = {
  /** 0 to 4, estimated by the caller; null while empty. */
  score: 0 | 1 | 2 | 3 | 4 | null
  /** The estimate in a word or a sentence. */
  word: string
}

const tones = ['bg-loss', 'bg-loss', 'bg-warn', 'bg-gain', 'bg-gain'] as const

export function StrengthMeter({ score, word }: StrengthMeterProps) {
  return (
    <div className="grid gap-1.5">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={join('h-1 rounded-1', score !== null && step <= Math.max(score, 1) ? tones[score] : 'bg-surface-3')}
          />
        ))}
      </div>
      {/* Room for the longest, so that nothing below it moves while one types. */}
      <Live className="min-h-[2lh] text-14 text-text-2">{word}</Live>
    </div>
  )
}
