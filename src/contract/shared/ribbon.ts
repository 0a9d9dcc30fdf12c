/** The sentence that every page, email and document carries: what ships moves no real money. */
export const RIBBON = 'Sandbox: paper money. Do not send real funds.'
