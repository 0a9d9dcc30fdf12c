/** The files of texts, src/web/texts/<language>/<group>.ts: which areas they export, and each area as a module of its own. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { type Language, languages } from '../../src/contract/shared/language.ts'

/** The group of the texts that come with the app. */
export const FRAME = 'start'

export const SOURCE: Language = languages[0]

export function homeOf(root: string): string {
  return join(root, 'src/web/texts')
}

/** The group of each area, by area; null where a language has no files. Every language has the areas of English. */
export function groupsOf(root: string, language: Language): ReadonlyMap<string, string> | null {
  const folder = join(homeOf(root), language)
  if (!existsSync(folder)) return null
  const files = readdirSync(folder).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const groups = new Map(files.flatMap((file) => [...areasIn(join(folder, file)).keys()].map((area) => [area, file.slice(0, -3)] as const)))
  const missing = language === SOURCE ? [] : [...(groupsOf(root, SOURCE)?.keys() ?? [])].filter((area) => !groups.has(area))
  if (missing.length > 0) throw new Error(`src/web/texts/${language} lacks what English has: ${missing.join(', ')}`)
  return groups
}

/** One area of a file as a module: its statement, and what that needs of the file. */
export function areaModule(path: string, area: string): string {
  const own = areasIn(path).get(area)
  if (!own) throw new Error(`${path} exports no ${area}`)
  const others = parse(path).statements.filter((statement) => !isExported(statement))
  const needed = new Set<ts.Statement>()
  const take = (statement: ts.Statement): void => {
    if (needed.has(statement)) return
    needed.add(statement)
    const names = identifiersIn(statement)
    for (const other of others) if (declaredBy(other).some((name) => names.has(name))) take(other)
  }
  take(own.parent.parent as ts.VariableStatement)
  const source = parse(path)
    .statements.filter((statement) => needed.has(statement))
    .map((statement) => statement.getText())
    .join('\n')
  return ts.transpileModule(source, { compilerOptions: OPTIONS }).outputText
}

const OPTIONS = { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true, removeComments: true }

/** The keys of all English texts. One that ends in a dot means those that the source takes from elsewhere. */
export function englishKeys(root: string): readonly string[] {
  const folder = join(homeOf(root), SOURCE)
  const groups = new Set(groupsOf(root, SOURCE)?.values())
  return [...groups].flatMap((group) =>
    [...areasIn(join(folder, `${group}.ts`))].flatMap(([area, { initializer }]) =>
      initializer && ts.isObjectLiteralExpression(initializer) ? keysOf(initializer, area) : [],
    ),
  )
}

function keysOf(texts: ts.ObjectLiteralExpression, path: string): string[] {
  return texts.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property)) return [`${path}.`]
    const { initializer } = property
    const key = `${path}.${(property.name as ts.Identifier | ts.StringLiteral).text}`
    if (!ts.isObjectLiteralExpression(initializer)) return [ts.isIdentifier(initializer) ? `${key}.` : key]
    const names = initializer.properties.map(({ name }) => name?.getText())
    return names.includes('one') && names.includes('other') ? [key] : keysOf(initializer, key)
  })
}

/** The exported constants of a file, by name. */
function areasIn(path: string): ReadonlyMap<string, ts.VariableDeclaration> {
  const declarations = parse(path).statements.flatMap((statement) =>
    ts.isVariableStatement(statement) && isExported(statement) ? [...statement.declarationList.declarations] : [],
  )
  return new Map(declarations.map((one) => [one.name.getText(), one]))
}

function isExported(statement: ts.Statement): boolean {
  return ts.isVariableStatement(statement) && (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
}

function declaredBy(statement: ts.Statement): string[] {
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node) || ts.isTypeAliasDeclaration(node)) names.push(node.name.text)
    if ((ts.isVariableDeclaration(node) || ts.isBindingElement(node)) && ts.isIdentifier(node.name)) names.push(node.name.text)
    node.forEachChild(visit)
  }
  visit(statement)
  return names
}

function identifiersIn(statement: ts.Statement): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text)
    node.forEachChild(visit)
  }
  visit(statement)
  return names
}

const trees = new Map<string, ts.SourceFile>()

function parse(path: string): ts.SourceFile {
  const text = readFileSync(path, 'utf8')
  const known = trees.get(path)
  if (known?.text === text) return known
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true)
  trees.set(path, tree)
  return tree
}
