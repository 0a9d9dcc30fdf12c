/** The notice on every page, email and document: the product moves no real money. */
export const RIBBON = 'Sandbox: paper money. Do not send real funds.'
