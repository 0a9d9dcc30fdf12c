import { renderToStaticMarkup } from 'react-dom/server'
import { useToasterStore } from 'react-hot-toast'
import { afterEach, expect, it } from 'vitest'
import { toast } from './toast.tsx'

type Toasts = ReturnType<typeof useToasterStore>['toasts']

/** The library's current toasts. */
function kept(): Toasts {
  let toasts: Toasts = []
  function Probe() {
    toasts = useToasterStore().toasts
    return null
  }
  renderToStaticMarkup(<Probe />)
  return toasts
}

afterEach(() => toast.dismiss())

it('keeps at most twenty, the newest first', () => {
  for (let n = 1; n <= 25; n += 1) toast.info(`note ${n}`, undefined, `n${n}`)
  expect(kept().map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => `n${25 - at}`))
})

it('shows each kind as long as the specification says, and removes it a second after it is dismissed', () => {
  const ids = {
    blank: toast.info('a'),
    error: toast.error('b'),
    success: toast.success('c'),
    loading: toast.loading('d'),
    wallets: toast.loaded('e', 'wallets'),
    hold: toast.hold('f', 'Close'),
  }
  const durations = Object.entries(ids).map(([name, id]) => [name, kept().find((one) => one.id === id)?.duration])
  expect(Object.fromEntries(durations)).toEqual({
    blank: 4000,
    error: 4000,
    success: 2000,
    loading: Number.POSITIVE_INFINITY,
    wallets: 5000,
    hold: 3_600_000,
  })
  expect(new Set(kept().map(({ removeDelay }) => removeDelay))).toEqual(new Set([1000]))
})

it('turns "Please wait..." into what came of it', () => {
  const id = toast.loading('Please wait...')
  const before = kept().length
  toast.error('Refused', undefined, id)
  expect(kept()).toHaveLength(before)
  expect(kept().find((one) => one.id === id)).toMatchObject({ duration: 4000, ariaProps: { role: 'alert' } })
})
