/**
 * A trading rule: a fold over price relatives. It sees the past bar by bar and says what to hold during the next one; it reads no clock, draws
 * no randomness that its state does not hold, and cannot reach the future because it is never given any.
 */

/** Share of the value in each asset, in the order of the assets; what is missing to one is held as cash. Negative is short. */
export type Weights = readonly number[]

export type Rule<State = unknown> = {
  /** `eg`, `ons` …: what a command line and a record call it. */
  readonly id: string
  /** Author, year, title, and the formula's number or name where it has one. */
  readonly source: string
  readonly parameters: Readonly<Record<string, number>>
  /** Before any price was seen. */
  start(assets: number): State
  /** `relatives[i]` = close of asset i over its close one bar before. Never changes the state that it was given. */
  update(state: State, relatives: readonly number[]): State
  /**
   * What to hold from here on. `held`: the shares as the prices have left them, null before the first trade, however much was learnt until then.
   * Null: keep the quantities that are held, buy and sell nothing.
   */
  decide(state: State, held: Weights | null): Weights | null
}
