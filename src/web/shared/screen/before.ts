/**
 * The page that stands until the app has drawn (app/before): whether this reader sees it. Members and readers of other languages do not, and the app
 * draws for them at once.
 */
export function standsBefore(): boolean {
  return document.querySelector('.before')?.checkVisibility?.() ?? false
}
