/**
 * Hovering a figure opens its details beside it without moving the focus. In browsers without anchor positioning, only a press opens
 * them, centred.
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
  // A press on the figure would close the open details.
  figure.addEventListener('click', (event) => hoverIntent.pin() && event.preventDefault())
  for (const event of ['pointerdown', 'focusin']) record.addEventListener(event, hoverIntent.pin)
  record.addEventListener('toggle', () => {
    if (!isOpen()) delete record.dataset.beside
  })
}
