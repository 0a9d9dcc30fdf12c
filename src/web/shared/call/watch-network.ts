/** Registers the service worker. Without one everything works; only the page for when nobody answers is the browser's own. */
export function watchNetwork(): void {
  if (!import.meta.env.PROD) return
  const register = () => void navigator.serviceWorker?.register('/sw.js').catch(() => {})
  // Last, so that it never delays a screen.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
