/** The web's modules as a graph of their static imports, the texts that each names, and what is fetched apart with which areas. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

/** A function that fetches code together with texts: its areas and its import are arguments of the same call. */
const FETCHERS = ['screen', 'twins', 'bare', 'lazyPart', 'island']

export type Fetched = { readonly by: string; readonly module: string; readonly areas: readonly string[] }
type Edge = { readonly to: string /** What is taken out of it; null for all. */; readonly names: readonly string[] | null }
type Module = {
  readonly imports: readonly Edge[]
  /** `export { a } from './a.ts'`, so that importing from a folder's index counts only what is imported. */
  readonly passes: ReadonlyMap<string, string>
  readonly texts: readonly string[]
  readonly fetched: readonly Fetched[]
  /** Imports at run time that are no argument of a fetcher. */
  readonly loose: readonly string[]
}
export type Graph = ReadonlyMap<string, Module>

export function readGraph(root: string): Graph {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/locales/'))
  return new Map(paths.map((path) => [path, readModule(path)]))
}

function readModule(path: string): Module {
  const tree = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX)
  const imports: Edge[] = []
  const passes = new Map<string, string>()
  const texts: string[] = []
  const fetched: Fetched[] = []
  const loose: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return void imports.push(...edgeOf(node, path))
    if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      const to = resolve(node.moduleSpecifier, path)
      for (const name of namesOf(node.exportClause)) if (to) passes.set(name, to)
      return
    }
    if (ts.isImportTypeNode(node)) return
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && FETCHERS.includes(node.expression.text)) {
      const found = fetchedBy(node, path)
      if (found) return void fetched.push(found)
    }
    if (ts.isObjectLiteralExpression(node)) {
      const found = describedBy(node, path)
      if (found) return void fetched.push(found)
    }
    if (isImport(node)) {
      const to = resolve(node.arguments[0], path)
      if (to) loose.push(to)
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) texts.push(node.text)
    node.forEachChild(visit)
  }
  visit(tree)
  return { imports, passes, texts, fetched, loose }
}

function edgeOf({ moduleSpecifier, importClause }: ts.ImportDeclaration, path: string): Edge[] {
  const to = resolve(moduleSpecifier, path)
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

/** `name: { areas: […], load: () => import(…) }` says the same. */
function describedBy(literal: ts.ObjectLiteralExpression, path: string): Fetched | null {
  const areas = literal.properties.find((one) => one.name?.getText() === 'areas')
  const module = importIn(literal, path)
  if (!areas || !ts.isPropertyAssignment(areas) || !ts.isArrayLiteralExpression(areas.initializer) || !module) return null
  const name = ts.isPropertyAssignment(literal.parent) ? literal.parent.name.getText() : ''
  return { by: `${path} ${name}`, module, areas: areas.initializer.elements.filter(ts.isStringLiteral).map(({ text }) => text) }
}

/** The areas are the one list of strings among the arguments that is no list of paths. */
function fetchedBy(call: ts.CallExpression, path: string): Fetched | null {
  const lists = call.arguments
    .filter(ts.isArrayLiteralExpression)
    .map((list) => list.elements.filter(ts.isStringLiteral).map(({ text }) => text))
  const areas = lists.find((list) => !list.some((one) => one.startsWith('/')))
  const module = importIn(call, path)
  return areas && module ? { by: `${path} ${call.arguments[0]?.getText() ?? ''}`, module, areas } : null
}

function importIn(root: ts.Node, path: string): string | null {
  let module: string | null = null
  const seek = (node: ts.Node): void => {
    if (isImport(node)) module = resolve(node.arguments[0], path)
    node.forEachChild(seek)
  }
  seek(root)
  return module
}

function isImport(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
}

function resolve(specifier: ts.Node | undefined, from: string): string | null {
  if (!specifier || !ts.isStringLiteral(specifier)) return null
  if (specifier.text.startsWith('#web/')) return specifier.text.replace('#web/', 'src/web/')
  return specifier.text.startsWith('.') ? normalize(join(dirname(from), specifier.text)) : null
}

/** Every module that comes with one, itself among them. */
export function reach(graph: Graph, from: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const follow = ({ to, names }: Edge): void => {
    const module = graph.get(to)
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
