/**
 * An endless carousel over native scrolling, so that touch, wheel and screen readers work as usual. Items move from one end to the other
 * while it is still, to keep the visible ones in the middle. It advances every three seconds, and pauses under the pointer, on keyboard
 * focus, out of view and by its button. With reduced motion it advances by its buttons alone.
 */
const STEP_MS = 3_000
const STILL_MS = 140

export function enhanceCarousels(root: ParentNode): void {
  for (const one of root.querySelectorAll<HTMLElement>('[data-carousel]')) enhanceCarousel(one)
}

function enhanceCarousel(root: HTMLElement): void {
  const frame = root.querySelector<HTMLElement>('[data-frame]')
  const track = frame?.firstElementChild
  if (!frame || !track || track.children.length < 2) return
  const goBy = rotate(frame, track)
  root.querySelector('[data-previous]')?.addEventListener('click', () => goBy(-1))
  root.querySelector('[data-next]')?.addEventListener('click', () => goBy(1))
  followPages(root, frame, track, goBy)
  play(root, frame, track, () => goBy(1))
}

/** Keeps as many items before as after the visible ones; returns the distance to scroll by so many items. */
function rotate(frame: HTMLElement, track: Element): (count: number) => void {
  let pause: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    const step = stepOf(track)
    if (step === 0) return
    const middle = Math.floor((track.children.length - perView(frame, step)) / 2)
    if (middle < 1) return
    const moves = Math.round(frame.scrollLeft / step) - middle
    for (let left = moves; left > 0; left -= 1) track.append(track.firstElementChild as Element)
    for (let left = moves; left < 0; left += 1) track.prepend(track.lastElementChild as Element)
    frame.scrollTo({ left: middle * step, behavior: 'instant' })
  }
  const settleSoon = () => {
    clearTimeout(pause)
    pause = setTimeout(settle, STILL_MS)
  }
  frame.addEventListener('scroll', settleSoon, { passive: true })
  new ResizeObserver(settleSoon).observe(frame)
  return (count) => {
    const step = stepOf(track)
    const room = track.children.length - perView(frame, step)
    const at = frame.scrollLeft / step
    const distance = at + count >= -0.1 && at + count <= room + 0.1 ? count : makeRoom(frame, track, count)
    frame.scrollBy({ left: distance * step, behavior: isStill() ? 'instant' : 'smooth' })
  }
}

/**
 * Moves items from one end to the other without moving the visible ones, until so many items can be scrolled by; the shorter way round.
 * Jumps if the list is too short. Returns how many are left to scroll by.
 */
function makeRoom(frame: HTMLElement, track: Element, count: number): number {
  const step = stepOf(track)
  const all = track.children.length
  const room = Math.max(0, all - perView(frame, step))
  const round = ((count % all) + all) % all
  const short = round > all / 2 ? round - all : round
  const ahead = Math.max(-room, Math.min(room, short))
  for (let left = short - ahead; left > 0; left -= 1) track.append(track.firstElementChild as Element)
  for (let left = short - ahead; left < 0; left += 1) track.prepend(track.lastElementChild as Element)
  let at = Math.max(0, Math.min(room, Math.round(frame.scrollLeft / step)))
  for (; at + ahead > room; at -= 1) track.append(track.firstElementChild as Element)
  for (; at + ahead < 0; at += 1) track.prepend(track.lastElementChild as Element)
  frame.scrollTo({ left: at * step, behavior: 'instant' })
  return ahead
}

/** From one item to the next, in pixels; negative in right-to-left languages. */
function stepOf(track: Element): number {
  const [first, second] = track.children
  return first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0
}

function perView(frame: Element, step: number): number {
  return Math.max(1, Math.round(frame.clientWidth / Math.abs(step)))
}

/** One button per item, if any: each moves to its item. */
function followPages(root: HTMLElement, frame: HTMLElement, track: Element, goBy: (count: number) => void): void {
  const buttons = [...root.querySelectorAll<HTMLElement>('[data-page]')]
  if (buttons.length === 0) return
  const order = [...track.children]
  const atFront = () => [...track.children][Math.round(frame.scrollLeft / stepOf(track))] ?? order[0]
  const markCurrent = () => {
    const now = String(order.indexOf(atFront() as Element))
    for (const button of buttons) button.setAttribute('aria-current', String(button.dataset.page === now))
  }
  for (const button of buttons)
    button.addEventListener('click', () => {
      const shown = [...track.children]
      goBy(shown.indexOf(order[Number(button.dataset.page)] as Element) - shown.indexOf(atFront() as Element))
    })
  frame.addEventListener('scroll', markCurrent, { passive: true })
  markCurrent()
}

function play(root: HTMLElement, frame: HTMLElement, track: Element, goOn: () => void): void {
  const state = { halted: false, over: false, focused: false, seen: false }
  const button = root.querySelector<HTMLElement>('[data-halt]')
  let timer: ReturnType<typeof setInterval> | undefined
  const settle = () => {
    const fits = perView(frame, stepOf(track)) >= track.children.length
    const plays = state.seen && !state.halted && !state.over && !state.focused && !fits && !isStill()
    if (String(plays) === frame.dataset.plays) return
    frame.dataset.plays = String(plays)
    clearInterval(timer)
    if (plays) timer = setInterval(goOn, STEP_MS)
  }
  const set = (part: Partial<typeof state>) => {
    Object.assign(state, part)
    settle()
  }
  frame.addEventListener('pointerenter', ({ pointerType }) => set({ over: pointerType === 'mouse' }))
  frame.addEventListener('pointerleave', () => set({ over: false }))
  root.addEventListener('focusin', ({ target }) => set({ focused: target instanceof Element && target.matches(':focus-visible') }))
  root.addEventListener('focusout', () => set({ focused: false }))
  button?.addEventListener('click', () => {
    set({ halted: !state.halted })
    button.toggleAttribute('data-halted', state.halted)
    button.setAttribute('aria-label', (state.halted ? button.dataset.play : button.dataset.pause) ?? '')
  })
  new IntersectionObserver(([entry]) => set({ seen: entry?.isIntersecting ?? false })).observe(frame)
  query().addEventListener('change', settle)
  settle()
}

function isStill(): boolean {
  return query().matches
}

function query(): MediaQueryList {
  return matchMedia('(prefers-reduced-motion: reduce)')
}
