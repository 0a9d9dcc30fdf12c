/** The only error handler: decides an error's effect and runs it. `toastId` turns a "Please wait..." into the error. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '#web/kit/index.ts'
import { navigateToSite } from '#web/shared/locale/language.ts'
import { useText } from '#web/shared/locale/text.ts'
import { withNext } from '#web/shared/session/next.ts'
import { savePendingEmail } from '#web/shared/session/pending-email.ts'
import { nextIn } from '#web/shared/session/safe-path.ts'
import { clearUserData } from '#web/shared/session/stored-user.ts'
import { decideEffect, type Effect, type Redirect, type Situation } from './decide-effect.ts'
import { endSession } from './end-session.ts'
import { isOwnLimit } from './limit-refusal.ts'

export type ErrorContext = Situation & {
  readonly toastId?: string | undefined
  /** The message if the error has none. */
  readonly fallback?: string
  /** Kept for the verification screen with code 12. */
  readonly email?: string
}

export function useError(): (error: unknown, context?: ErrorContext) => Effect {
  const t = useText()
  const navigate = useNavigate()
  const client = useQueryClient()
  return useCallback(
    (error, context = {}) => {
      const effect = decideEffect(error, context.fallback ?? t('errors.fallback'), context)
      const detail = effect.reference ? t('common.reference', { id: effect.reference }) : undefined
      const toLimits = { label: t('shell.your_limits'), onAct: () => navigate('/limits') }
      if (effect.tone === 'hold') toast.hold(effect.say, t('common.close'), context.toastId)
      else toast.error(effect.say, detail, context.toastId, isOwnLimit(error) ? toLimits : undefined)
      if (effect.keep_email && context.email) savePendingEmail(context.email)
      const { go } = effect
      if (effect.clear_session && go?.hard) clearUserData(client)
      if (go?.hard) void (effect.clear_session ? Promise.resolve() : adoptMember()).finally(() => navigateToSite(go.to))
      else if (go && effect.clear_session) endSession(client, navigate)
      else if (go) redirect(go, navigate)
      return effect
    },
    [t, navigate, client],
  )
}

/** Keeps where the log-in leads. A person who has gone elsewhere meanwhile stays there. */
function redirect({ to, after_ms }: Extract<Redirect, { hard: false }>, navigate: (to: string) => unknown): void {
  const { pathname, search } = window.location
  setTimeout(() => void (window.location.pathname === pathname && navigate(withNext(to, nextIn(search)))), after_ms)
}

/** Few sessions have a member whom the page doesn't know. */
async function adoptMember(): Promise<void> {
  await import('./take-over.ts').then((taking) => taking.adoptMember()).catch(() => {})
}
