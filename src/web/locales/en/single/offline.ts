/** The page that checks a bundle offline. No screen fetches it: the page is saved with its words in it (src/web/offline/words.ts). */
export const offline = {
  title: 'Clearterm: check a bundle offline',
  lead: 'This file does not connect to any network. It checks one bundle by the published format.',
  key: 'The log’s public key',
  key_hint: 'Shown on the Proof page. A downloaded bundle names its own key: compare it with a key from another source.',
  origin: 'The log’s name',
  mode: 'Light or dark',
  paper: 'Sandbox: paper money. Do not send real funds. The proof shows arithmetic, not that assets exist outside.',
}
