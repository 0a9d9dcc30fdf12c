/**
 * A mouse that rests on a figure opens its record beside it, and moves no focus. Where the browser cannot place one thing beside another, the record
 * opens by a press alone, in the middle of the page.
 */
import { openAtRest } from '#web/kit/overlay/rest.ts'

export function enhanceFigures(root: ParentNode): void {
  if (!CSS.supports('position-area', 'block-end')) return
  for (const record of root.querySelectorAll<HTMLElement>('.figure-record')) {
    const figure = record.previousElementSibling
    if (figure instanceof HTMLElement) follow(figure, record)
  }
}

function follow(figure: HTMLElement, record: HTMLElement): void {
  const isOpen = () => record.matches(':popover-open')
  const rest = openAtRest({
    isOpen,
    open: () => {
      record.dataset.beside = ''
      record.showPopover({ source: figure })
    },
    close: () => record.hidePopover(),
  })
  figure.addEventListener('pointerenter', rest.come)
  figure.addEventListener('pointermove', rest.move)
  record.addEventListener('pointerenter', rest.stay)
  for (const either of [figure, record]) either.addEventListener('pointerleave', rest.leave)
  // A press on the figure would close what is open.
  figure.addEventListener('click', (event) => rest.keep() && event.preventDefault())
  for (const event of ['pointerdown', 'focusin']) record.addEventListener(event, rest.keep)
  record.addEventListener('toggle', () => {
    if (!isOpen()) delete record.dataset.beside
  })
}
