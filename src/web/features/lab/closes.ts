/** Closes of several coins at common instants. */
export type Closes = {
  readonly at: readonly string[]
  readonly closes: readonly (readonly number[])[]
  readonly source: string
}
