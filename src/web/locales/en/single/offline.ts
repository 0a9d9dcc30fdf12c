/** The page that checks a bundle offline. No screen fetches it: the page is saved with its words in it (src/web/offline/words.ts). */
export const offline = {
  title: 'Clearterm: check a bundle offline',
  lead: 'This file connects to nothing. It checks one bundle by the published format.',
  key: 'The log’s public key',
  key_hint:
    'As printed on the page Proof. A bundle that was downloaded names the key it came with; compare it with one that you know from elsewhere.',
  origin: 'The log’s name',
  mode: 'Light or dark',
  paper: 'Sandbox: paper money. Do not send real funds. The proof shows arithmetic, not that assets exist outside.',
}
