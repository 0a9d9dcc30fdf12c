/**
 * A trading rule: a fold over price relatives. It sees past bars only and returns the weights for the next one; it reads no clock and
 * takes randomness only from its state.
 */

/** Share of the value in each asset, in the order of the assets; the remainder is cash. Negative is short. */
export type Weights = readonly number[]

/** Each asset's variance a day from a bar on, as it was forecast before that day began; null: no forecast. */
export type Outlook = readonly (number | null)[]

export type Rule<State = unknown> = {
  /** `eg`, `ons` …: its name in commands and records. */
  readonly id: string
  /** Author, year, title, and the formula's number or name if it has one. */
  readonly source: string
  readonly parameters: Readonly<Record<string, number>>
  /** Whether it looks at forecasts. */
  readonly uses_forecasts?: true
  /** Before any price was seen. */
  start(assets: number): State
  /**
   * `relatives[i]` = close of asset i over its close one bar before. `outlook`: what was forecast for the time after this bar; absent where
   * there are no forecasts. Must not modify the state.
   */
  update(state: State, relatives: readonly number[], outlook?: Outlook): State
  /**
   * The weights from here on. `held`: the current weights after price changes, null before the first trade. Null: keep the current
   * quantities, no trade.
   */
  decide(state: State, held: Weights | null): Weights | null
}
