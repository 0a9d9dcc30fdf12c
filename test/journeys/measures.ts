/** What a screen is measured by: its length, the share of its letters that is small, and the targets that are smaller than a finger. */
import type { Page } from 'playwright-core'
import { sizes, TWO_FRAMES } from './browser.ts'

/** Of the letters on a screen of 1440 pixels, under 14 pixels; more is small print. */
const MAX_SMALL_PERCENT = 30
/** On a phone, in pixels. */
const MAX_HEIGHTS: Readonly<Record<string, number>> = { '/forecasts': 3_000, '/forecasts/:coin': 3_000, '/bots/:version': 3_500 }
const SMALL_PX = 14
const TARGET_PX = 44

/** Not what only a screen reader gets, which is one pixel large. */
const SEEN = `const seen = (one) => {
  if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
  for (let at = one; at && at !== document.body; at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect()
    if (width <= 1 && height <= 1 && getComputedStyle(at).overflow !== 'visible') return false
  }
  return true
}`

export async function tooTall(page: Page, pattern: string): Promise<string[]> {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  return height > (MAX_HEIGHTS[pattern] ?? Number.POSITIVE_INFINITY) ? [`it is ${height} px high`] : []
}

type Letters = { readonly all: number; readonly small: number }

/** A screen that is drawn again for another width, and what it fetches for it, take some frames: measured until it stays the same. */
async function settledSum(page: Page): Promise<Letters> {
  let [last, sum] = [{ all: 0, small: 0 }, await letters(page)]
  for (let n = 0; n < MAX_MEASURES && (sum.all !== last.all || sum.small !== last.small); n += 1) {
    await page.evaluate(TWO_FRAMES)
    await page.waitForTimeout(100)
    ;[last, sum] = [sum, await letters(page)]
  }
  return sum
}

/** Prices that move change the sum a little, for ever. */
const MAX_MEASURES = 10

function letters(page: Page): Promise<Letters> {
  return page.evaluate<Letters>(`(() => {
    ${SEEN}
    const sum = { all: 0, small: 0 }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode
      const letters = data.replace(/\\s+/g, '').length
      if (letters === 0 || parentElement.closest('script, style, select, noscript, template') || !seen(parentElement)) continue
      sum.all += letters
      if (parseFloat(getComputedStyle(parentElement).fontSize) < ${SMALL_PX} - 0.01) sum.small += letters
    }
    return sum
  })()`)
}

/** At the width of a desktop; the window is left as it was. */
export async function smallText(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  await page.setViewportSize(sizes.desktop)
  const { all, small } = await settledSum(page)
  if (before) await page.setViewportSize(before)
  const percent = Math.round((100 * small) / Math.max(1, all))
  return percent > MAX_SMALL_PERCENT ? [`${percent} % of its ${all} letters are under ${SMALL_PX} px`] : []
}

/**
 * What can be pressed and is too small, with what is drawn around it for the finger. A link in a sentence is as high as its line, which
 * WCAG 2.5.8 allows.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    ${SEEN}
    const PRESSED = 'a[href], button:not(:disabled), summary, select, textarea, input:not([type=hidden]), [role=tab], [role=slider]'
    const around = (one) => {
      const { width, height } = one.getBoundingClientRect()
      // A field is pressed in its frame.
      const { height: frame } = one.parentElement.getBoundingClientRect()
      const labels = [...(one.labels ?? [])].map((label) => label.getBoundingClientRect())
      const boxes = [{ width, height: frame - height < 3 ? Math.max(frame, height) : height }, ...labels]
      for (const part of ['::before', '::after']) {
        const { content, position, width, height } = getComputedStyle(one, part)
        if (content !== 'none' && position === 'absolute') boxes.push({ width: parseFloat(width), height: parseFloat(height) })
      }
      return boxes
    }
    const in_sentence = (one) => {
      const line = one.closest('p, li, dd, td, label, [role=alert], [role=status]') ?? one.parentElement
      const flows = line.matches('p') ? ['inline', 'inline-block'] : ['inline']
      const is_alone = line.textContent.trim().length < one.textContent.trim().length + 8
      return one.matches('a, button') && flows.includes(getComputedStyle(one).display) && !is_alone
    }
    return [...document.querySelectorAll(PRESSED)].flatMap((one) => {
      const is_above = one.getBoundingClientRect().bottom + scrollY < 1
      if (!seen(one) || is_above || one.closest('[aria-hidden="true"], [inert]') || in_sentence(one)) return []
      const boxes = around(one)
      const width = Math.max(...boxes.map((box) => box.width))
      const height = Math.max(...boxes.map((box) => box.height))
      if (width > ${TARGET_PX} - 1 && height > ${TARGET_PX} - 1) return []
      const name = (one.getAttribute('aria-label') || one.textContent || one.name || one.id || one.tagName).trim().slice(0, 40)
      return [\`\${one.tagName.toLowerCase()} “\${name}” is \${Math.round(width)} × \${Math.round(height)} px\`]
    })
  })()`)
}
