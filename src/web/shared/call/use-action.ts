/**
 * The only way to run an action: a call, or another task, on a click. It makes the idempotency keys of its calls. While the screen is
 * mounted, the same input has the same key: sent again after a lost answer or by a second click, it counts once.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Api, RouteName } from '#contract/routes'
import * as codes from '#contract/shared/codes'
import type { WireReplyOf } from '#contract/shared/define'
import { newId } from '#kernel/id'
import { type Notice, toast, useNotice } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type Ask, call, fieldTexts, hasCode, isOnce } from './call.ts'
import { keepFocus } from './keep-focus.ts'
import { type Key, keyOf, untilAnswered } from './unanswered.ts'
import { type ErrorContext, useError } from './use-error.ts'

/** `call` with the key of its input. */
export type KeyedCall = <Name extends RouteName>(name: Name, ask?: Omit<Ask<Name>, 'key'>) => Promise<WireReplyOf<Api[Name]>>

/** A toast: a sentence, or a sentence with a detail. */
type Said = string | readonly [string, string]

export type Action<Given, Reply> = {
  readonly act: (call: KeyedCall, given: Given) => Promise<Reply>
  /** The form stays open for another: after a success the same input gets a new key. Without it, it gets the first reply. */
  readonly again?: true
  /** A toast "Please wait..." that becomes the outcome. */
  readonly wait?: true
  /** The success toast; null: none. */
  readonly say?: (reply: Reply, given: Given) => Said | null
  /** Queries that are refetched after either outcome, by name; after a success before `onDone`. */
  readonly refetch?: readonly string[]
  /** The action is working until it ends. */
  readonly onDone?: (reply: Reply, given: Given) => unknown
  /**
   * `screen`: the caller shows `error`, and only what ends the session goes to the error handler. `toast`: all errors do. `own`: none does.
   */
  readonly errors?: 'screen' | 'toast' | 'own'
  readonly errorContext?: (given: Given) => ErrorContext
  readonly onFailed?: (error: Error, given: Given) => unknown
  readonly onSettled?: () => void
  /** The form's own toast, to share it. */
  readonly notice?: Notice
}

type State<Given, Reply> = {
  readonly working: boolean
  readonly done: boolean
  readonly error: Error | null
  readonly reply?: Reply
  readonly given?: Given
  /** How often it was run; 0 before the first time. */
  readonly times: number
}

const IDLE = { working: false, done: false, error: null, times: 0 } as const

/** Its state is that of the last run. A run that began earlier, or whose screen is gone, still has its effects. */
export function useAction<Given = void, Reply = unknown>(action: Action<Given, Reply>) {
  return useActionWith(useError(), action)
}

/** For what is shown outside the router, where the error handler has no way to navigate. */
export function useOwnAction<Given = void, Reply = unknown>(action: Omit<Action<Given, Reply>, 'errors' | 'errorContext'>) {
  return useActionWith(showsNothing, { ...action, errors: 'own' })
}

function showsNothing(): void {}

type Show = (error: unknown, context?: ErrorContext) => unknown

function useActionWith<Given, Reply>(show: Show, action: Action<Given, Reply>) {
  const t = useText()
  const own = useNotice()
  const client = useQueryClient()
  const [state, setState] = useState<State<Given, Reply>>(IDLE)
  const latest = { notice: own, ...action, t, show }
  const now = useRef(latest)
  useEffect(() => {
    now.current = latest
  })
  const times = useRef(0)
  const [keys] = useState((): Keys => new Map())
  const run = useCallback(
    async (given: Given): Promise<void> => {
      times.current += 1
      const begun = { ...IDLE, given, times: times.current }
      const put = (part: Partial<State<Given, Reply>>) => begun.times === times.current && setState({ ...begun, ...part })
      const { wait, notice, refetch = [] } = now.current
      const toastId = () => (wait ? notice.current() : notice.next())
      const refetched = () => Promise.all(refetch.map((name) => client.invalidateQueries({ queryKey: [name] })))
      const giveBackFocus = keepFocus()
      put({ working: true })
      if (wait) toast.loading(now.current.t('common.wait'), undefined, notice.next())
      try {
        const reply = await actWith(keys, now.current, given)
        const [sentence, detail] = [now.current.say?.(reply, given) ?? []].flat()
        if (sentence) toast.success(sentence, detail, toastId())
        else if (wait) toast.dismiss(notice.current())
        await refetched()
        await now.current.onDone?.(reply, given)
        now.current.onSettled?.()
        put({ done: true, reply })
        giveBackFocus()
      } catch (thrown) {
        const error = thrown as Error
        const { errors = 'screen', errorContext, onFailed, onSettled } = now.current
        if (errors === 'toast') now.current.show(error, { ...errorContext?.(given), toastId: toastId() })
        else if (errors === 'screen' && hasCode(error, codes.SESSION_EXPIRED, codes.ALREADY_SIGNED_IN)) now.current.show(error)
        void refetched()
        onFailed?.(error, given)
        onSettled?.()
        put({ error })
      }
    },
    [client, keys],
  )
  const reset = useCallback(() => {
    times.current += 1
    setState(IDLE)
  }, [])
  return { ...state, run: run as (given: Given) => void, reset, fields: fieldTexts(state.error) }
}

/** By input. At once, so that a second click finds the first one's. */
export type Keys = Map<string, Promise<Key>>

/** Runs it with keys by input. A refused call is not stored by the server, so that its repeat with the same key is a first one. */
export async function actWith<Given, Reply>(
  keys: Keys,
  { act, again }: Pick<Action<Given, Reply>, 'act' | 'again'>,
  given: Given,
): Promise<Reply> {
  const used: string[] = []
  const keyed: KeyedCall = (name, ask = {}) => {
    const { params, query, body, files } = ask
    const named = Object.values<File | null | undefined>(files ?? {}).map((file) => file && [file.name, file.size, file.lastModified])
    const input = JSON.stringify([name, params, query, body, named])
    const coming = keys.get(input) ?? keyFor(name, input)
    keys.set(input, coming)
    used.push(input)
    // Nothing was sent: the next press asks again.
    coming.catch(() => keys.delete(input))
    return coming.then((own) => untilAnswered(own, () => call(name, { ...ask, key: own.key })))
  }
  const reply = await act(keyed, given)
  if (again) for (const input of used) keys.delete(input)
  return reply
}

/** Only the key of a call that counts once outlives its screen. */
async function keyFor(name: RouteName, input: string): Promise<Key> {
  return (await isOnce(name)) ? keyOf(input) : { key: newId(), hash: null }
}
