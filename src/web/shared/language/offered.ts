/** The complete languages; pages are rendered in these and link to no other. */
export { offeredLanguages as offered } from '#web/shared/locale/catalogues.ts'
