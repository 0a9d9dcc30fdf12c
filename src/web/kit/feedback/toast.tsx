/**
 * Toasts: one sentence and one detail. 2 s for success, 4 s for an error, 12 s for one with a button, loading until it is replaced, and
 * 5 s for a list that arrived. A dismissed toast is removed a second later.
 */

import type { ReactNode } from 'react'
import hot from 'react-hot-toast'
import { HOUR_MS } from '#kernel/duration'
import { type ToastAction, ToastCard } from './ToastCard.tsx'

type Kind = 'success' | 'error' | 'loading' | 'info'

const SECONDS = { success: 2, error: 4, info: 4, loading: Number.POSITIVE_INFINITY } as const
const LOADED_SECONDS = 5
const REMOVED_AFTER_MS = 1000

/** The host announces it; the library knows no other place for the urgency. */
function announcedAs(kind: Kind) {
  return kind === 'error' ? ({ role: 'alert', 'aria-live': 'assertive' } as const) : ({ role: 'status', 'aria-live': 'polite' } as const)
}

/** With time to reach its button. */
const ACTION_SECONDS = 12

/** Shows a toast and returns its id; the same id replaces the toast that has it. */
function show(
  kind: Kind,
  sentence: ReactNode,
  detail?: ReactNode,
  id?: string,
  seconds: number = SECONDS[kind],
  action?: ToastAction,
): string {
  return hot.custom(<ToastCard kind={kind} sentence={sentence} detail={detail} action={action} />, {
    duration: seconds * 1000,
    removeDelay: REMOVED_AFTER_MS,
    ariaProps: announcedAs(kind),
    ...(id ? { id } : {}),
  })
}

/** Stays up to an hour or until dismissed: for long waits. */
function hold(sentence: ReactNode, dismissLabel: string, id?: string): string {
  return hot.custom(
    (shown) => <ToastCard kind="loading" sentence={sentence} dismiss={{ label: dismissLabel, onDismiss: () => hot.dismiss(shown.id) }} />,
    {
      duration: HOUR_MS,
      removeDelay: REMOVED_AFTER_MS,
      ...(id ? { id } : {}),
    },
  )
}

/** Stays until its creator dismisses it: for a current problem and its remedy. */
function stay(kind: 'error' | 'info', sentence: ReactNode, detail: ReactNode, action: ToastAction, id: string): string {
  return hot.custom(<ToastCard kind={kind} sentence={sentence} detail={detail} action={action} />, {
    duration: Number.POSITIVE_INFINITY,
    removeDelay: REMOVED_AFTER_MS,
    id,
  })
}

export const toast = {
  hold,
  stay,
  success: (sentence: ReactNode, detail?: ReactNode, id?: string) => show('success', sentence, detail, id),
  loaded: (sentence: ReactNode, id: string) => show('success', sentence, undefined, id, LOADED_SECONDS),
  error: (sentence: ReactNode, detail?: ReactNode, id?: string, action?: ToastAction) =>
    show('error', sentence, detail, id, action && ACTION_SECONDS, action),
  loading: (sentence: ReactNode, detail?: ReactNode, id?: string) => show('loading', sentence, detail, id),
  info: (sentence: ReactNode, detail?: ReactNode, id?: string) => show('info', sentence, detail, id),
  dismiss: (id?: string) => hot.dismiss(id),
}
