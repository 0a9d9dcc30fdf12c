/** Registers the service worker. Without one only the offline page is missing. */
export function watchNetwork(): void {
  if (!import.meta.env.PROD) return
  const register = () => void navigator.serviceWorker?.register('/sw.js').catch(() => {})
  // Last, so that it never delays a screen.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
