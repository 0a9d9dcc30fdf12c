/** The offline page: self-contained, because nothing else can be fetched either. */
import { directionOf, type Language, languages } from '#contract/shared/language'
import type { Catalogue } from '#web/texts/catalogue.ts'

export type Words = Catalogue<Language>['unreached']

const STYLE = `
:root{color-scheme:dark;--bg:#0b090f;--text:#f1eff5;--soft:#bcb7c9;--fill:#8747d7;--line:#2e2a38;--warn:#eec066;--wash:#2a200c;--mark:#bc94ff;--ring:#bc94ff}
:root[data-mode=light]{color-scheme:light;--bg:#faf9fc;--text:#16131d;--soft:#4a4557;--fill:#6f35b4;--line:#e2dfe9;--warn:#7a5400;--wash:#fbf2dc;--mark:#6f35b4;--ring:#6f35b4}
*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:grid;grid-template-rows:auto 1fr;background:var(--bg);color:var(--text);font:16px/1.5 Roboto,system-ui,sans-serif}
.ribbon{margin:0;padding:.4rem 1rem;text-align:center;font-size:.8125rem;font-weight:500;background:var(--wash);color:var(--warn)}
main{align-self:center;justify-self:center;width:min(100%,30rem);padding:2rem 1.25rem;display:grid;gap:1rem;justify-items:start}
svg{width:44px;height:44px}h1{margin:0;font:700 1.75rem/1.2 Mulish,system-ui,sans-serif}p{margin:0;color:var(--soft)}
a{display:inline-flex;align-items:center;min-height:44px;padding:0 1.25rem;border-radius:8px;background:var(--fill);color:#fff;font-weight:700;text-decoration:none}
a:focus-visible{outline:2px solid var(--ring);outline-offset:3px}
.wait{font-size:.8125rem}`

const MARK = `<svg viewBox="0 0 26 26" aria-hidden="true"><rect x="2.5" y="3.5" width="21" height="15" rx="1" fill="none" stroke="var(--mark)"/><path d="M3 18.5 23.5 4v14.5z" fill="var(--mark)"/><path d="M2 22.5h22" stroke="var(--mark)" stroke-width="2"/></svg>`

/**
 * Colour mode and language come from cookies, else the browser's first supported language. The worker can read neither, so the page
 * contains every language. The URL stays, so that a reload continues: when the browser is online again, or as soon as a small file loads,
 * because online doesn't mean reachable.
 */
const SCRIPT = `
const root=document.documentElement
root.dataset.mode=/(?:^|;\\s*)(?:__Host-)?mode=light(?:;|$)/.test(document.cookie)?'light':'dark'
const chosen=/(?:^|;\\s*)(?:__Host-)?language=(\\w+)/.exec(document.cookie)
const languages=Object.keys(words)
const language=[chosen?.[1],...navigator.languages.map(one=>one.split('-')[0])].find(one=>languages.includes(one))??'en'
const text=words[language]
root.lang=language
root.dir=rightToLeft.includes(language)?'rtl':'ltr'
addEventListener('DOMContentLoaded',()=>{
document.title=text.title+' · Clearterm'
document.querySelector('aside').setAttribute('aria-label',text.ribbon_label)
for(const one of document.querySelectorAll('[data-says]'))one.textContent=text[one.dataset.says]})
const go=()=>fetch('/icon.svg',{cache:'no-store'}).then(()=>location.reload(),()=>{})
addEventListener('online',go)
setInterval(go,5000)`

/** The page, and its only script and style for the policy's hashes. */
export type Unreached = { readonly html: string; readonly script: string; readonly style: string }

export function renderUnreached(words: Readonly<Record<Language, Words>>): Unreached {
  const { title, ribbon_label } = words.en
  const says = (name: keyof Words) => `data-says="${name}">${words.en[name]}`
  const rightToLeft = languages.filter((language) => directionOf(language) === 'rtl')
  const script = `const rightToLeft=${JSON.stringify(rightToLeft)},words=${JSON.stringify(words).replaceAll('<', '\\u003c')}${SCRIPT}`
  const html = `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${title} · Clearterm</title><style>${STYLE}</style><script>${script}</script></head><body><aside class="ribbon" aria-label="${ribbon_label}" ${says('ribbon')}</aside><main>${MARK}<h1 ${says('title')}</h1><p ${says('body')}</p><a href="" ${says('again')}</a><p class="wait" role="status" ${says('waiting')}</p></main></body></html>`
  return { html, script, style: STYLE }
}
