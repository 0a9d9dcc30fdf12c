/** DOM helpers without a framework, so that the whole page stays small enough to audit. */

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value)
  created.append(...children)
  return created
}

export function byId(id: string): HTMLElement {
  const result = document.getElementById(id)
  if (!result) throw new Error(`The page has no #${id}.`)
  return result
}
