/** The home page tab of a plan: up to seven days, or thirty and more. Others are on the page of all plans. */
type Term = { readonly days: number }

export function isShort({ days }: Term): boolean {
  return days <= 7
}

export function isLong({ days }: Term): boolean {
  return days >= 30
}
