/**
 * Promises that can be rejected without a handler: Node ends the process for each. Three rules over the types of a program:
 * `dropped`: nothing uses it. `kept`: it is stored, and something else can end the function first. `ignored`: its function is called by
 * something that expects no result, such as an event emitter or a timer.
 */
import ts from 'typescript'

export type Fault = { readonly rule: 'dropped' | 'kept' | 'ignored'; readonly line: number; readonly text: string }

/** Await each of a list, or give a rejection to a handler. */
const TAKERS = /^(?:Promise\.(?:all|allSettled|race|any)|keepUntilAwaited|inBackground)$/
const TESTS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.InKeyword,
  ts.SyntaxKind.InstanceOfKeyword,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
])

export function promiseFaults(file: ts.SourceFile, checker: ts.TypeChecker): readonly Fault[] {
  const faults: Fault[] = []
  const add = (rule: Fault['rule'] | null, node: ts.Node): void => {
    if (rule === null) return
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    faults.push({ rule, line: line + 1, text: node.getText(file).split('\n')[0]?.slice(0, 100) ?? '' })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) add(faultOfCall(node, checker), node)
    if (isParameterPromise(node, checker) && !isTakenFirst(node.name, node.parent.body, checker)) add('kept', node)
    if (mayPromise(node) && isIgnored(node, checker)) add('ignored', node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return faults
}

function faultOfCall(call: ts.CallExpression | ts.NewExpression, checker: ts.TypeChecker): 'dropped' | 'kept' | null {
  const { last, use } = traceUse(call)
  if (use === null || isSafe(call) || isSafe(last) || !callsForPromise(call, checker)) return null
  if (ts.isExpressionStatement(use) || ts.isVoidExpression(use)) return 'dropped'
  if (ts.isVariableDeclaration(use) && ts.isIdentifier(use.name)) return isTakenFirst(use.name, bodyAround(use), checker) ? null : 'kept'
  return isGivenToOwnFunction(last, use, checker) ? null : 'kept'
}

/** Its overloads say first whether it may be one: to choose between them by the arguments takes half of the time. */
function callsForPromise(call: ts.CallExpression | ts.NewExpression, checker: ts.TypeChecker): boolean {
  const called = checker.getTypeAtLocation(call.expression)
  const signatures = ts.isNewExpression(call) ? called.getConstructSignatures() : called.getCallSignatures()
  const may = signatures.length === 0 || signatures.some((each) => isPromise(checker.getReturnTypeOfSignature(each), checker, true))
  return may && isPromise(checker.getTypeAtLocation(call), checker)
}

type Use = { readonly last: ts.Expression; readonly use: ts.Node | null }

/** Follows a value outwards: the outermost expression that has it, and what uses that; null where it is awaited, returned or handled. */
function traceUse(start: ts.Expression): Use {
  let last = start
  for (;;) {
    const use = last.parent
    if (ts.isAwaitExpression(use) || ts.isReturnStatement(use) || ts.isYieldExpression(use) || ts.isForOfStatement(use))
      return { last, use: null }
    if (ts.isArrowFunction(use) || ts.isPropertyAccessExpression(use) || ts.isElementAccessExpression(use)) return { last, use: null }
    const beside = ts.isArrayLiteralExpression(use) ? use.elements : ts.isCallExpression(use) ? use.arguments : []
    if (beside.some((each) => each.pos > last.pos && hasAwait(each))) return { last, use }
    if (ts.isCallExpression(use) && TAKERS.test(use.expression.getText())) return { last, use: null }
    if (!passesOn(use, last)) return { last, use }
    last = use as ts.Expression
  }
}

function passesOn(use: ts.Node, value: ts.Node): boolean {
  if (ts.isConditionalExpression(use)) return use.condition !== value
  if (ts.isBinaryExpression(use)) {
    const { kind } = use.operatorToken
    return (
      kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.AmpersandAmpersandToken
    )
  }
  return (
    ts.isParenthesizedExpression(use) ||
    ts.isAsExpression(use) ||
    ts.isSatisfiesExpression(use) ||
    ts.isNonNullExpression(use) ||
    ts.isArrayLiteralExpression(use) ||
    ts.isSpreadElement(use)
  )
}

/**
 * `.catch(f)` and `.then(f, g)`: a rejection ends there. `Promise.resolve` has none, and one that `get` returns was looked at where it was
 * stored.
 */
function isSafe(node: ts.Expression): boolean {
  if (!ts.isCallExpression(node)) return false
  if (TAKERS.test(node.expression.getText())) return node.expression.getText() === 'keepUntilAwaited'
  if (!ts.isPropertyAccessExpression(node.expression)) return false
  const { text } = node.expression.name
  if (text === 'get' || node.expression.getText() === 'Promise.resolve') return true
  return (text === 'catch' && node.arguments.length === 1) || (text === 'then' && node.arguments.length === 2)
}

/** Its first use in the body takes the promise, and until then nothing awaits, returns or throws. */
function isTakenFirst(name: ts.Identifier, body: ts.Node | undefined, checker: ts.TypeChecker): boolean {
  if (!body) return true
  const symbol = checker.getSymbolAtLocation(name)
  let verdict: boolean | null = null
  const look = (node: ts.Node): void => {
    if (verdict !== null || node.end <= name.end) return
    const is_same = ts.isIdentifier(node) && node.text === name.text && node !== name && symbolOf(node, checker) === symbol
    if (is_same) {
      if (!isTested(node)) verdict = isTaken(node, checker)
      return
    }
    if (ts.isFunctionLike(node) && node !== body) {
      if (mentions(node, symbol, name.text, checker)) verdict = false
      return
    }
    ts.forEachChild(node, look)
    if (verdict === null && node.pos >= name.end && leaves(node)) verdict = false
  }
  look(body)
  return verdict ?? false
}

function symbolOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  return ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node)
}

/** `x in promise`, `promise === null`: a look at the value. */
function isTested({ parent }: ts.Identifier): boolean {
  return ts.isBinaryExpression(parent) && TESTS.has(parent.operatorToken.kind)
}

function isTaken(node: ts.Identifier, checker: ts.TypeChecker): boolean {
  const { last, use } = traceUse(node)
  if (use === null) {
    const call = node.parent.parent
    return !ts.isPropertyAccessExpression(node.parent) || (ts.isCallExpression(call) && (isSafe(call) || traceUse(call).use === null))
  }
  return isGivenToOwnFunction(last, use, checker)
}

function leaves(node: ts.Node): boolean {
  return ts.isAwaitExpression(node) || ts.isReturnStatement(node) || ts.isThrowStatement(node) || ts.isYieldExpression(node)
}

function hasAwait(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false
  return ts.isAwaitExpression(node) || (ts.forEachChild(node, (child) => hasAwait(child) || undefined) ?? false)
}

function mentions(node: ts.Node, symbol: ts.Symbol | undefined, name: string, checker: ts.TypeChecker): boolean {
  if (ts.isIdentifier(node) && node.text === name && symbolOf(node, checker) === symbol) return true
  return ts.forEachChild(node, (child) => mentions(child, symbol, name, checker) || undefined) ?? false
}

function bodyAround(node: ts.Node): ts.Node {
  let around: ts.Node = node.parent
  while (!ts.isFunctionLike(around) && !ts.isSourceFile(around)) around = around.parent
  return around
}

/** A function of the server whose parameter is a promise: the rule looks at that parameter there. */
function isGivenToOwnFunction(value: ts.Expression, use: ts.Node, checker: ts.TypeChecker): boolean {
  if (!ts.isCallExpression(use)) return false
  const index = use.arguments.indexOf(value)
  const declared = index < 0 ? undefined : checker.getResolvedSignature(use)?.getDeclaration()
  const parameter = declared?.parameters[index]
  return !!parameter && !declared.getSourceFile().isDeclarationFile && isPromise(checker.getTypeAtLocation(parameter), checker)
}

type PromiseParameter = ts.ParameterDeclaration & { readonly name: ts.Identifier; readonly parent: ts.FunctionLikeDeclaration }

function isParameterPromise(node: ts.Node, checker: ts.TypeChecker): node is PromiseParameter {
  if (!ts.isParameter(node) || !ts.isIdentifier(node.name) || !('body' in node.parent) || !node.parent.body) return false
  if (node.parent.name && TAKERS.test(node.parent.name.getText())) return false
  return /Promise/.test(node.type?.getText() ?? '') && isPromise(checker.getTypeAtLocation(node), checker)
}

/**
 * A function, or the name of one as an argument, a property or an assigned value; not one that plainly returns no promise, to save time.
 */
function mayPromise(node: ts.Node): node is ts.Expression {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) {
    if (node.modifiers) return true
    return ts.isBlock(node.body) ? givesValue(node.body) : ts.isCallExpression(node.body) || ts.isConditionalExpression(node.body)
  }
  return (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) && isGiven(node)
}

/** Has a `return` of its own with a value. */
function givesValue(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false
  if (ts.isReturnStatement(node)) return node.expression !== undefined
  return ts.forEachChild(node, (child) => givesValue(child) || undefined) ?? false
}

/** Methods of lists that use what their function returns: most functions are given to one of them. */
const USES = /^(?:map|flatMap|filter|some|every|find|findLast|findIndex|findLastIndex|reduce|sort|toSorted)$/

function isGivenToList({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent) && ts.isPropertyAccessExpression(parent.expression) && USES.test(parent.expression.name.text)
}

/**
 * A function that returns a promise where the caller expects nothing. A name's own type comes first, because what is expected costs more.
 */
function isIgnored(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const is_name = ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)
  if (isAwaitedPlugin(node) || isGivenToList(node) || (is_name && !returnsPromise(node, checker))) return false
  const expected = checker.getContextualType(node)
  const wanted = expected ? checker.getNonNullableType(expected).getCallSignatures() : []
  if (wanted.length === 0 || !wanted.every((each) => (checker.getReturnTypeOfSignature(each).flags & ts.TypeFlags.Void) !== 0)) return false
  return is_name || returnsPromise(node, checker)
}

function returnsPromise(node: ts.Expression, checker: ts.TypeChecker): boolean {
  return checker
    .getTypeAtLocation(node)
    .getCallSignatures()
    .some((each) => isPromise(checker.getReturnTypeOfSignature(each), checker))
}

/** Fastify awaits a plugin, though the first of its signatures does not say so. */
function isAwaitedPlugin({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent) && ts.isPropertyAccessExpression(parent.expression) && parent.expression.name.text === 'register'
}

function isGiven(node: ts.Expression): boolean {
  const { parent } = node
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression !== node
  return (ts.isPropertyAssignment(parent) && parent.initializer === node) || (ts.isBinaryExpression(parent) && parent.right === node)
}

/**
 * Or a list of promises. Fastify's replies are thenable too, but not promises: they have no `catch`. `generic`: what is answered for a type
 * that depends on a type parameter.
 */
function isPromise(type: ts.Type, checker: ts.TypeChecker, generic = false): boolean {
  if (type.isUnion()) return type.types.some((each) => isPromise(each, checker, generic))
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return false
  if (generic && type.flags & ts.TypeFlags.Instantiable) return true
  if (checker.isArrayType(type) || checker.isTupleType(type))
    return checker.getTypeArguments(type as ts.TypeReference).some((each) => isPromise(each, checker, generic))
  return !!type.getProperty('then') && !!type.getProperty('catch')
}
