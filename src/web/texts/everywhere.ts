/**
 * Areas in all languages at once, for files that stand alone. The build writes this module from the files beside it (scripts/web/texts.ts).
 */
import type { Language } from '#contract/shared/language'
import type { Area, Catalogue } from './catalogue.ts'

type Everywhere<A extends Area> = { readonly [L in Language]: Catalogue<L>[A] }

export declare const offline: Everywhere<'offline'>
export declare const unreached: Everywhere<'unreached'>
export declare const verify: Everywhere<'verify'>
