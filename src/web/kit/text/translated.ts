/**
 * A browser's translator replaces each text node by `<font>` elements. React keeps its own text nodes: to remove one, to insert before one
 * and to write into one then throws, or changes what is not shown. Here the exchange is noticed, and each of these three first puts the
 * text back into its place; the translator finds it there again. Without a translator there is one idle observer.
 */
const stand_ins = new WeakMap<Node, readonly ChildNode[]>()
const originals = new WeakMap<Node, Text>()
let observer: MutationObserver | null = null
let patched = false

/** Of everything from now on, in the whole document. */
export function tolerateTranslation(): void {
  if (observer) return
  observer = new MutationObserver(notice)
  observer.observe(document.body, { childList: true, subtree: true })
}

let held: Element | null = null

/** Puts the texts of an element back, so that it is what the server rendered, until the returned function is called. */
export function holdTexts(root: Element): () => void {
  noticeNow()
  held = root
  restoreHeld()
  return () => {
    held = null
  }
}

function restoreHeld(): void {
  for (const font of held?.querySelectorAll('font') ?? []) restore(originals.get(font))
}

/** Translators exchange a node in one step, insert before they remove, or remove before they insert: then both are at the same place. */
function notice(records: readonly MutationRecord[]): void {
  if (!patched && !records.some(({ addedNodes }) => hasFont(addedNodes))) return
  if (!patched) patch()
  let removal: MutationRecord | null = null
  for (const record of records) {
    const { addedNodes, removedNodes, previousSibling, nextSibling } = record
    const removed = removedNodes.length === 1 ? removedNodes[0] : undefined
    if (removed && addedNodes.length > 0) exchange(removed, [...addedNodes])
    else if (removed && isNewFont(previousSibling)) exchange(removed, [previousSibling])
    else if (removed && isNewFont(nextSibling)) exchange(removed, [nextSibling])
    else if (removal?.removedNodes[0] && hasFont(addedNodes) && isSamePlace(removal, record))
      exchange(removal.removedNodes[0], [...addedNodes])
    removal = removed && addedNodes.length === 0 ? record : null
  }
  restoreHeld()
}

/** A text by its translation, a translation by another, or a translation by the text again. */
function exchange(removed: Node, added: readonly Node[]): void {
  const text = originals.get(removed) ?? (removed instanceof Text && hasFont(added) ? removed : null)
  if (!text) return
  if (added.includes(text)) return void stand_ins.delete(text)
  const others = (stand_ins.get(text) ?? []).filter((node) => node !== removed && node.isConnected)
  stand_ins.set(text, [...(added as ChildNode[]), ...others])
  for (const node of added) originals.set(node, text)
}

function restore(node: Node | null | undefined): void {
  if (!node || node.parentNode) return
  const [first, ...rest] = (stand_ins.get(node) ?? []).filter((one) => one.parentNode)
  stand_ins.delete(node)
  first?.replaceWith(node)
  for (const one of rest) one.remove()
}

function patch(): void {
  patched = true
  const { appendChild, insertBefore, removeChild } = Node.prototype
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    settle(this, node)
    return appendChild.call(this, node) as T
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    settle(this, child)
    // What the translator took away is gone already; what it moved is removed where it is.
    if (child.parentNode !== this && !this.contains(child)) return child
    return removeChild.call(child.parentNode ?? this, child) as T
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    settle(this, node)
    settle(this, before)
    let place = before
    while (place && place.parentNode !== this) place = this.contains(place) ? place.parentNode : null
    return insertBefore.call(this, node, place) as T
  }
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (!this.parentNode) settle(null, this)
      value.set?.call(this, text)
    },
  })
}

function settle(parent: Node | null, node: Node | null): void {
  if (!node || (parent && node.parentNode === parent)) return
  noticeNow()
  restore(node)
}

function noticeNow(): void {
  notice(observer?.takeRecords() ?? [])
}

function isNewFont(node: Node | null): node is ChildNode {
  return node?.nodeName === 'FONT' && !originals.has(node)
}

function isSamePlace(one: MutationRecord, other: MutationRecord): boolean {
  return one.target === other.target && one.previousSibling === other.previousSibling && one.nextSibling === other.nextSibling
}

function hasFont(nodes: Iterable<Node>): boolean {
  for (const { nodeName } of nodes) if (nodeName === 'FONT') return true
  return false
}
