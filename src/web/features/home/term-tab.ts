/** Which tab of the home page a plan stands under: up to seven days, or thirty and more. What lies between is on the page of all plans. */
type Term = { readonly days: number }

export function isShort({ days }: Term): boolean {
  return days <= 7
}

export function isLong({ days }: Term): boolean {
  return days >= 30
}
