/* Runs before the first paint: the colour mode is the cookie's, dark without one; the system's setting is ignored. */
;(() => {
  const match = /(?:^|;\s*)mode=(dark|light)(?:;|$)/.exec(document.cookie)
  document.documentElement.dataset.mode = match ? match[1] : 'dark'
})()
