import { parseSync } from '@swc/core'

/**
 * A browser's translator puts elements in the place of text nodes. React then fails where it removes such a text, or puts an element in front
 * of it, and the page is gone. So a text that has a conditional sibling stands in an element of its own. This finds, in the sources, where
 * one does not.
 */

type Node = { type: string; span: { start: number; end: number } } & Record<string, unknown>
/** What an expression may come to; `never` is nothing at all, and `unknown` may be a text. */
type Outcome = 'element' | 'text' | 'never' | 'unknown'
type Child = { outcomes: Set<Outcome>; isConditional: boolean }

export interface Source {
  file: string
  text: string
}

export interface LooseText {
  file: string
  says: string
  source: string
}

/** Whether an expression of a file, by its source, is known to hold elements only. */
type HoldsElements = (file: string, source: string) => boolean

/** `holdsElements` says it of expressions whose type would allow a text. */
export function looseTexts(sources: readonly Source[], holdsElements: HoldsElements): LooseText[] {
  const parsed = sources.map(({ file, text: source }) => {
    const text = Buffer.from(source)
    const module = parseSync(source, { syntax: 'typescript', tsx: true, target: 'es2022' }) as unknown as Node
    return { file, text, module }
  })
  const vanishing = new Set(parsed.flatMap(({ module }) => vanishingIn(module)))
  return parsed.flatMap(({ file, text, module }) => {
    const sourceOf = ({ span }: Node) =>
      text
        .subarray(span.start - module.span.start, span.end - module.span.start)
        .toString()
        .replace(/\s+/g, ' ')
    const isElement = (node: Node) => holdsElements(file, sourceOf(node))
    const context = { isElement, vanishing }
    const branching = branchesIn(module)
    const among = all(module, isJsxParent).flatMap((parent) =>
      faultsOf(parent, branching, context).map((message) => ({ file, says: message, source: sourceOf(parent) })),
    )
    const bare = all(module, isComponent)
      .filter((component) =>
        returnedBy(bodyOf(component)!).some((answer) => read(answer, context).outcomes.has('text')),
      )
      .map((component) => ({ file, says: 'a component that is a text', source: nameOf(component) }))
    return [...among, ...bare]
  })
}

type Context = { isElement: (node: Node) => boolean; vanishing: ReadonlySet<string> }

function faultsOf(parent: Node, branching: ReadonlySet<Node>, context: Context): string[] {
  const children = childrenOf(parent, context)
  const isText = ({ outcomes }: Child) => outcomes.has('text')
  if (parent.type === 'JSXFragment' && children.some(isText)) return ['a text directly in a fragment']
  if (children.length < 2) return []
  const isPiece = ({ outcomes }: Child) => !outcomes.has('element')
  // React changes each piece where it was, which is nowhere by then; one text replaces whatever stands there.
  if (children.every(isPiece) && children.some(isText)) return ['a text of several pieces']
  if (branching.has(parent) && children.some((child) => isText(child) || child.outcomes.has('unknown')))
    return ['a text beside elements, in one branch of several']
  const found = children.flatMap((child, place) => {
    if (!child.isConditional) return []
    if (isText(child)) return ['a conditional text among siblings']
    // React puts an element in front of the next one that is always there.
    const next = children.slice(place + 1).find(({ outcomes, isConditional }) => !isConditional || outcomes.has('text'))
    return next && !(next.outcomes.size === 1 && next.outcomes.has('element')) ? ['a conditional before a text'] : []
  })
  if (found.length === 0 && children.some(({ isConditional }) => isConditional) && children.some(isText))
    return ['a text beside a conditional']
  return [...new Set(found)]
}

function childrenOf(parent: Node, context: Context): Child[] {
  return (parent.children as Node[]).flatMap((child): Child[] => {
    if (child.type === 'JSXText') {
      const isShown = !/^\s*\n\s*$/.test(child.value as string)
      return isShown ? [{ outcomes: new Set(['text']), isConditional: false }] : []
    }
    if (child.type !== 'JSXExpressionContainer') return [read(child, context)]
    const expression = child.expression as Node
    return expression.type === 'JSXEmptyExpression' ? [] : [read(expression, context)]
  })
}

function read(expression: Node, context: Context): Child {
  const one = (outcome: Outcome, isConditional = false): Child => ({ outcomes: new Set([outcome]), isConditional })
  const either = (...sides: Child[]): Child => ({
    outcomes: new Set(sides.flatMap(({ outcomes }) => [...outcomes])),
    isConditional: true,
  })
  switch (expression.type) {
    case 'JSXElement': {
      const { name } = expression.opening as { name: { value?: string } }
      return one('element', context.vanishing.has(name.value ?? ''))
    }
    case 'JSXFragment': {
      const inside = childrenOf(expression, context)
      return { ...either(...inside), isConditional: inside.some(({ isConditional }) => isConditional) }
    }
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsNonNullExpression':
    case 'TsSatisfiesExpression':
      return read(expression.expression as Node, context)
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'TemplateLiteral':
      return one('text')
    case 'NullLiteral':
    case 'BooleanLiteral':
      return one('never')
    case 'ConditionalExpression':
      return either(read(expression.consequent as Node, context), read(expression.alternate as Node, context))
    case 'BinaryExpression': {
      const right = read(expression.right as Node, context)
      if (expression.operator === '&&') return either(one('never'), right)
      if (expression.operator === '||' || expression.operator === '??')
        return either(read(expression.left as Node, context), right)
      return one('text')
    }
    case 'CallExpression': {
      const callee = expression.callee as Node
      const method = callee.type === 'MemberExpression' ? (callee.property as { value?: string }).value : undefined
      if (method === 'map') return one('element', true)
      break
    }
  }
  return one(context.isElement(expression) ? 'element' : 'unknown')
}

/**
 * The elements of functions that answer with one of several: React takes what one branch has drawn for the next, and removes the texts which
 * that one lacks.
 */
function branchesIn(module: Node): ReadonlySet<Node> {
  const several = all(module, (node) => isFunction(node) && Boolean(node.body)).filter((one) => {
    const returns = returnedBy(one.body as Node).filter(({ type }) => type !== 'NullLiteral')
    return returns.length > 1
  })
  const ternaries = all(module, ({ type }) => type === 'ConditionalExpression')
  return new Set([...several, ...ternaries].flatMap((one) => all(one, isJsxParent)))
}

/** The components of a module that show nothing at times. */
function vanishingIn(module: Node): string[] {
  const context = { isElement: () => false, vanishing: new Set<string>() }
  return all(module, isComponent)
    .filter((component) => returnedBy(bodyOf(component)!).some((answer) => read(answer, context).outcomes.has('never')))
    .map(nameOf)
}

const isComponent = (node: Node) => /^[A-Z]/.test(nameOf(node)) && bodyOf(node) !== null

const nameOf = (node: Node) => ((node.identifier ?? node.id) as { value?: string } | undefined)?.value ?? ''

function bodyOf(node: Node): Node | null {
  if (node.type === 'FunctionDeclaration') return node.body as Node
  const init = node.type === 'VariableDeclarator' ? (node.init as Node | undefined) : undefined
  return init?.type === 'ArrowFunctionExpression' ? (init.body as Node) : null
}

function returnedBy(body: Node): Node[] {
  if (!Array.isArray(body.stmts)) return [body]
  const returns = all(body.stmts, ({ type }) => type === 'ReturnStatement', isFunction)
  return returns.flatMap(({ argument }) => (argument ? [argument as Node] : []))
}

const isJsxParent = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment'
const isFunction = ({ type }: Node) => /Function(Declaration|Expression)$|Method/.test(type)

/** Every node below that fits, without what is inside of others. */
function all(root: unknown, fits: (node: Node) => boolean, without: (node: Node) => boolean = () => false): Node[] {
  if (Array.isArray(root)) return root.flatMap((each) => all(each, fits, without))
  if (typeof root !== 'object' || root === null) return []
  const node = root as Node
  if (typeof node.type === 'string' && without(node)) return []
  const below = Object.entries(node).flatMap(([name, value]) => (name === 'span' ? [] : all(value, fits, without)))
  return typeof node.type === 'string' && fits(node) ? [node, ...below] : below
}
