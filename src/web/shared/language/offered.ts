/** The complete languages; pages are rendered in these only. */
export { offeredLanguages as offered } from '#web/shared/locale/catalogues.ts'
