/**
 * The only way to run an action: a call, or another task, on a click. It makes the idempotency keys of its calls. While the screen is mounted, the same
 * input has the same key: sent again after a lost answer or by a second click, it counts once.
 */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api, RouteName } from '#contract/routes'
import * as codes from '#contract/shared/codes'
import type { WireReplyOf } from '#contract/shared/define'
import { newId } from '#kernel/id'
import { type Notice, toast, useNotice } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type Ask, call, fieldTexts, hasCode } from './call.ts'
import { type ErrorContext, useError } from './use-error.ts'
import { useReportError } from './use-report-error.ts'

/** `call` with the key of its input. */
export type KeyedCall = <Name extends RouteName>(name: Name, ask?: Omit<Ask<Name>, 'key'>) => Promise<WireReplyOf<Api[Name]>>

/** A toast: a sentence, or a sentence with a detail. */
type Said = string | readonly [string, string]

export type Action<Given, Reply> = {
  readonly act: (call: KeyedCall, given: Given) => Promise<Reply>
  /** The form stays open for another: after a success the same input gets a new key. Without it, it gets the first reply. */
  readonly again?: true
  /** Actions of one scope run one after another. */
  readonly scope?: string
  /** A toast "Please wait..." that becomes the outcome. */
  readonly wait?: true
  /** The success toast; null: none. */
  readonly say?: (reply: Reply, given: Given) => Said | null
  /** Queries that are refetched after either outcome, by name: after a success before `onDone`. `all`: in the end, without waiting. */
  readonly refetch?: readonly string[] | 'all'
  /** The action is working until it ends. */
  readonly onDone?: (reply: Reply, given: Given) => unknown
  /**
   * `screen`: the caller shows `error`, and only what ends the session goes to the error handler. `toast`: all errors do. `own`: none does.
   */
  readonly errors?: 'screen' | 'toast' | 'own'
  readonly errorContext?: (given: Given) => ErrorContext
  /** An error toast in place of the handler's; null: the handler's. */
  readonly sayFailed?: (error: Error) => Said | null
  readonly onFailed?: (error: Error, given: Given) => unknown
  readonly onSettled?: () => void
  /** The form's own toast, to share it. */
  readonly notice?: Notice
}

export function useAction<Given = void, Reply = unknown>(action: Action<Given, Reply>) {
  const [keys] = useState(() => new Map<string, string>())
  const toasts = useOutcomeToasts(action)
  const client = useQueryClient()
  const { refetch = [] } = action
  const refetchNamed = async () => {
    if (refetch !== 'all') await Promise.all(refetch.map((name) => client.invalidateQueries({ queryKey: [name] })))
  }
  const { mutate, reset, isPending, isSuccess, error, data, variables, submittedAt } = useMutation({
    // Offline, it fails at once instead of being sent unexpectedly later.
    networkMode: 'always',
    ...(action.scope ? { scope: { id: action.scope } } : {}),
    mutationFn: (given: Given) => actWith(keys, action, given),
    onMutate: toasts.wait,
    onSuccess: async (reply, given) => {
      toasts.succeeded(reply, given)
      await refetchNamed()
      await action.onDone?.(reply, given)
    },
    onError: (error, given) => {
      toasts.failed(error, given)
      if (!hasCode(error, codes.SESSION_EXPIRED)) void refetchNamed()
      action.onFailed?.(error, given)
    },
    onSettled: () => {
      if (refetch === 'all') void client.invalidateQueries()
      action.onSettled?.()
    },
  })
  const run: (given: Given) => void = mutate
  const state = { reply: data, given: variables, started_at: submittedAt }
  return { run, reset, working: isPending, done: isSuccess, error, fields: fieldTexts(error), ...state }
}

/** Runs it with keys by input. A refused call is not stored by the server, so that its repeat with the same key is a first one. */
export async function actWith<Given, Reply>(
  keys: Map<string, string>,
  { act, again }: Pick<Action<Given, Reply>, 'act' | 'again'>,
  given: Given,
): Promise<Reply> {
  const used: string[] = []
  const keyed: KeyedCall = (name, ask = {}) => {
    const { params, query, body, files } = ask
    const named = Object.values<File | null | undefined>(files ?? {}).map((file) => file && [file.name, file.size, file.lastModified])
    const input = JSON.stringify([name, params, query, body, named])
    const key = keys.get(input) ?? newId()
    keys.set(input, key)
    used.push(input)
    return call(name, { ...ask, key })
  }
  const reply = await act(keyed, given)
  if (again) for (const input of used) keys.delete(input)
  return reply
}

/** One toast: the wait becomes the outcome, and a later outcome replaces an earlier one. */
function useOutcomeToasts<Given, Reply>({ wait, say, errors = 'screen', errorContext, sayFailed, ...action }: Action<Given, Reply>) {
  const t = useText()
  const show = useError()
  const reportError = useReportError()
  const own = useNotice()
  const notice = action.notice ?? own
  const id = () => (wait ? notice.current() : notice.next())
  return {
    wait: () => {
      if (wait) toast.loading(t('common.wait'), undefined, notice.next())
    },
    succeeded: (reply: Reply, given: Given) => {
      const said = say?.(reply, given)
      if (said) toast.success(...partsOf(said), id())
      else if (wait) toast.dismiss(notice.current())
    },
    failed: (error: Error, given: Given) => {
      const said = sayFailed?.(error)
      if (said) toast.error(...partsOf(said), id())
      else if (errors === 'toast') show(error, { ...errorContext?.(given), toastId: id() })
      else if (errors === 'screen') reportError(error)
    },
  }
}

function partsOf(said: Said): readonly [string, string | undefined] {
  return typeof said === 'string' ? [said, undefined] : said
}
