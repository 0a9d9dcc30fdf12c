/** The sentence that every page, e-mail and document carries: what ships moves no real money. */
export const RIBBON = 'Sandbox: paper money. Do not send real funds.'
