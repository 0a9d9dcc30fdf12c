/** The parameters of a sentence, inferred from its placeholders. */
type Places<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}` ? Place | Places<Rest> : never
type NameOf<Place> = Place extends `${infer Name}:${string}` ? Name : Place
type ValueOf<Place, Code extends string> = Place extends `${string}:${infer Kind}`
  ? Kind extends keyof Values<Code>
    ? Values<Code>[Kind]
    : never
  : string | number
type Values<Code extends string> = {
  readonly money: string
  readonly moment: string
  readonly reason: Code
  readonly reasons: readonly { readonly reason: Code; readonly params?: object }[]
}

/** `Code`: reasons of the same catalogue that a placeholder can name. */
export type ParamsIn<Text extends string, Code extends string> = {
  readonly [Place in Places<Text> as NameOf<Place> & string]: ValueOf<Place, Code>
}
