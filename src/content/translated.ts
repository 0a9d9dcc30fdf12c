/** What a language must say: the texts of English, with other words. */
import type * as faqs from './en/faqs.ts'
import type * as figures from './en/figures.ts'
import type * as letters from './en/letters.ts'
import type * as marketAssets from './en/market-assets.ts'
import type * as marketTrading from './en/market-trading.ts'
import type * as notices from './en/notices.ts'
import type * as policies from './en/policies.ts'
import type * as print from './en/print.ts'

type Translated<Text> = Text extends string ? string : { readonly [Name in keyof Text]: Translated<Text[Name]> }

export type Translation = Translated<
  typeof faqs &
    typeof figures &
    typeof letters &
    typeof marketAssets &
    typeof marketTrading &
    typeof notices &
    typeof policies &
    typeof print
>

export type LetterName = keyof Translation['letters']
export type NoticeName = keyof Translation['notices']['events']
