/* Runs before the first paint: the colour mode is the cookie's, dark without one; the system's setting is ignored. So is the language, on pages
   that have it by choice and not by their address; one that is not offered becomes English when the app starts. That script runs at all,
   whether this browser has dismissed what is announced, remembers somebody signed in, and has seen the front page in this session. scripts/web/mode.ts fills in the languages. */
;(() => {
  const root = document.documentElement
  const { dataset } = root
  dataset.script = ''
  dataset.mode = /(?:^|;\s*)(?:__Host-)?mode=light(?:;|$)/.test(document.cookie) ? 'light' : 'dark'
  const language = /(?:^|;\s*)(?:__Host-)?language=(LANGUAGES)(?:;|$)/.exec(document.cookie)
  if (language && dataset.language === 'chosen') {
    root.lang = language[1]
    root.dir = /^(?:RIGHT_TO_LEFT)$/.test(language[1]) ? 'rtl' : 'ltr'
  }
  const dismissed = /(?:^|;\s*)(?:__Host-)?announced=([\w-]+)/.exec(document.cookie)
  if (dismissed && dismissed[1] === dataset.announced) dataset.dismissed = ''
  try {
    if (localStorage.getItem('user')) dataset.user = ''
    if (sessionStorage.getItem('seen')) dataset.seen = ''
  } catch {}
})()
