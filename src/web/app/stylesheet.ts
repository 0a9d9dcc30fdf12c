/** The stylesheet of a page that painted without it (before/painting-first.ts), here and not yet in force. */
export async function stylesheet(): Promise<HTMLLinkElement | null> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')
  if (link && !link.sheet) await new Promise((resolve) => whenSettled(link, resolve))
  return link
}

function whenSettled(link: HTMLLinkElement, settle: (event: Event) => void): void {
  link.addEventListener('load', settle)
  link.addEventListener('error', settle)
}
