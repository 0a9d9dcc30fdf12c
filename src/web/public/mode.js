/* Runs before the first paint: the colour mode is the cookie's, dark without one; the system's setting is ignored. And whether this browser
   remembers somebody signed in, and has seen the front page in this session. */
;(() => {
  const { dataset } = document.documentElement
  dataset.mode = /(?:^|;\s*)mode=light(?:;|$)/.test(document.cookie) ? 'light' : 'dark'
  try {
    if (localStorage.getItem('user')) dataset.user = ''
    if (sessionStorage.getItem('seen')) dataset.seen = ''
  } catch {}
})()
