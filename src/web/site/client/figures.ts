/**
 * A mouse that rests on a figure opens its record beside it, and moves no focus. Where the browser cannot place one thing beside another, the record
 * opens by a press alone, in the middle of the page.
 */
import { createHoverIntent } from '#web/kit/overlay/hover-intent.ts'

export function enhanceFigures(root: ParentNode): void {
  if (!CSS.supports('position-area', 'block-end')) return
  for (const record of root.querySelectorAll<HTMLElement>('.figure-record')) {
    const figure = record.previousElementSibling
    if (figure instanceof HTMLElement) follow(figure, record)
  }
}

function follow(figure: HTMLElement, record: HTMLElement): void {
  const isOpen = () => record.matches(':popover-open')
  const hoverIntent = createHoverIntent({
    isOpen,
    open: () => {
      record.dataset.beside = ''
      record.showPopover({ source: figure })
    },
    close: () => record.hidePopover(),
  })
  figure.addEventListener('pointerenter', hoverIntent.enterTrigger)
  figure.addEventListener('pointermove', hoverIntent.moveOverTrigger)
  record.addEventListener('pointerenter', hoverIntent.enterContent)
  for (const either of [figure, record]) either.addEventListener('pointerleave', hoverIntent.leave)
  // A press on the figure would close what is open.
  figure.addEventListener('click', (event) => hoverIntent.pin() && event.preventDefault())
  for (const event of ['pointerdown', 'focusin']) record.addEventListener(event, hoverIntent.pin)
  record.addEventListener('toggle', () => {
    if (!isOpen()) delete record.dataset.beside
  })
}
