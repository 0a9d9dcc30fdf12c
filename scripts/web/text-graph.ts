/**
 * The web's modules as a graph of their static imports, and the texts that each names: which areas come with what is fetched at run time.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { englishKeys, FRAME, groupsOf, SOURCE } from './text-files.ts'

type Edge = { readonly to: string /** What is taken out of it; null for all. */; readonly names: readonly string[] | null }
/** `import()` of a module of the web, and its place in the source. */
type Fetched = { readonly module: string; readonly start: number; readonly end: number }
type Module = {
  readonly imports: readonly Edge[]
  /** `export { a } from './a.ts'`, so that importing from a folder's index counts only what is imported. */
  readonly passes: ReadonlyMap<string, string>
  readonly texts: readonly string[]
  readonly fetched: readonly Fetched[]
}
export type TextGraph = {
  /** The areas whose texts a module shows, with all that comes with it, besides the frame's. */
  areasOf(module: string): readonly string[]
  /** Every module that comes with one, itself among them. */
  reach(module: string): ReadonlySet<string>
  fetchedBy(path: string, source: string): readonly Fetched[]
  /** The file has changed. */
  forget(path: string): void
}

/** Modules are read when they are asked for. */
export function openTextGraph(root: string): TextGraph {
  const modules = new Map<string, Module | null>()
  let keys: Keys | null = null
  const moduleAt = (path: string): Module | null => {
    const known = modules.get(path)
    if (known !== undefined) return known
    const read = existsSync(path) ? readModule(root, path, readFileSync(path, 'utf8')) : null
    modules.set(path, read)
    return read
  }
  const reach = (from: string): ReadonlySet<string> => reachIn(moduleAt, from)
  return {
    reach,
    areasOf(module) {
      keys ??= readKeys(root)
      const { areaOf } = keys
      const texts = [...reach(module)].flatMap((path) => moduleAt(path)?.texts ?? [])
      return [...new Set(texts.flatMap((text) => areaOf(text) ?? []))].sort()
    },
    fetchedBy: (path, source) => readModule(root, path, source).fetched,
    forget(path) {
      modules.delete(path)
      keys = null
    },
  }
}

type Keys = { areaOf(text: string): string | null }

/** A text's key, or the beginning of one whose end is only known when it runs. */
function readKeys(root: string): Keys {
  const groups = groupsOf(root, SOURCE)
  const keys = new Map<string, string[]>()
  for (const key of englishKeys(root)) {
    const [area = ''] = key.split('.')
    keys.set(area, [...(keys.get(area) ?? []), key])
  }
  const areaOf = (text: string): string | null => {
    const [area = ''] = text.split('.')
    if (area === text || !keys.has(area) || groups?.get(area) === FRAME) return null
    return keys.get(area)?.some((key) => key.startsWith(text) || (key.endsWith('.') && text.startsWith(key))) ? area : null
  }
  return { areaOf }
}

function readModule(root: string, path: string, source: string): Module {
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX)
  const resolve = (node: ts.Node | undefined) => resolveFrom(root, path, node)
  const imports: Edge[] = []
  const passes = new Map<string, string>()
  const texts: string[] = []
  const fetched: Fetched[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return void imports.push(...edgesOf(node, resolve(node.moduleSpecifier)))
    if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      const to = resolve(node.moduleSpecifier)
      for (const name of namesOf(node.exportClause)) if (to) passes.set(name, to)
      return
    }
    if (ts.isImportTypeNode(node)) return
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const module = resolve(node.arguments[0])
      if (module) fetched.push({ module, start: node.getStart(), end: node.end })
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) texts.push(node.text)
    node.forEachChild(visit)
  }
  visit(tree)
  return { imports, passes, texts, fetched }
}

function edgesOf({ importClause }: ts.ImportDeclaration, to: string | null): Edge[] {
  if (!to || importClause?.isTypeOnly) return []
  const named = importClause?.namedBindings
  const names = namesOf(named)
  if (named && ts.isNamedImports(named) && names.length === 0 && !importClause?.name) return []
  return [{ to, names: named && ts.isNamedImports(named) ? names : null }]
}

/** Names as the module calls them, without types. */
function namesOf(named: ts.Node | undefined): string[] {
  if (!named || !(ts.isNamedImports(named) || ts.isNamedExports(named))) return []
  return [...named.elements].filter((one) => !one.isTypeOnly).map((one) => (one.propertyName ?? one.name).text)
}

/** The path of a module of the web that has code; null for all others. */
function resolveFrom(root: string, from: string, specifier: ts.Node | undefined): string | null {
  if (!specifier || !ts.isStringLiteral(specifier)) return null
  const { text } = specifier
  const path = text.startsWith('#web/')
    ? join(root, text.replace('#web/', 'src/web/'))
    : text.startsWith('.')
      ? join(dirname(from), text)
      : ''
  return /(?<!\/texts\/.*)\.tsx?$/.test(path) ? path : null
}

function reachIn(moduleAt: (path: string) => Module | null, from: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const follow = ({ to, names }: Edge): void => {
    const module = moduleAt(to)
    if (!module) return
    const passed = names?.filter((name) => module.passes.has(name)) ?? [...module.passes.keys()]
    for (const name of passed) follow({ to: module.passes.get(name) ?? '', names: [name] })
    if ((names && passed.length === names.length) || seen.has(to)) return
    seen.add(to)
    for (const edge of module.imports) follow(edge)
  }
  follow({ to: from, names: null })
  return seen
}
