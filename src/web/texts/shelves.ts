/**
 * Where each language's texts are, and the frame's in English. The build writes this module from the files beside it
 * (scripts/web/texts.ts).
 */
import type { Language } from '#contract/shared/language'
import type { Catalogue, FrameArea, Shelf } from './catalogue.ts'

/** A language without files has none, and is not offered. */
export declare const shelves: { readonly [L in Language]?: () => Promise<Shelf<L>> }
export declare const frame: Pick<Catalogue<'en'>, FrameArea>
