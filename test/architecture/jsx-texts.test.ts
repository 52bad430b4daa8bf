import {
  type Expression,
  type JsxChild,
  type JsxElement,
  type JsxFragment,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast'
import {
  isArrowFunction,
  isBlock,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxOpeningElement,
  isJsxSelfClosingElement,
  isJsxText,
  isReturnStatement,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import { API, type Checker, type Project } from 'typescript/unstable/sync'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

/** The project of `ui`, which is read and typed once for all tests. */
const texts = suite<{ api: API; project: Project }>('texts in JSX')

texts.before((context) => {
  context.api = new API({ cwd: process.cwd() })
  const [project] = context.api
    .updateSnapshot({ openProject: `${process.cwd()}/ui/tsconfig.json` })
    .getProjects()
  if (!project) throw new Error('no project of ui')
  context.project = project
})
texts.after(({ api }) => api.close())

/** These put each run of text among their children into an element of its own (`ui/components/TextRuns.tsx`). */
const WRAPPING = new Set(['TextRuns', 'Button', 'ButtonLink', 'TextLink', 'Chip', 'Tag', 'Note'])

const LITERALS: readonly SyntaxKind[] = [SyntaxKind.StringLiteral, SyntaxKind.NoSubstitutionTemplateLiteral]
/** Types of texts and numbers. */
const TEXT = /\b(?:string|number)\b|[`"]|\b\d/
/** The type of an empty text, as `error && <p/>` has, which makes no node of the page. */
const EMPTY_TEXT = '""'

const nameOf = (element: JsxElement | JsxFragment, file: SourceFile): string =>
  isJsxFragment(element) ? '' : element.openingElement.tagName.getText(file)

/** Line ends between elements, and comments, are no children. */
const isChild = (child: JsxChild): boolean =>
  isJsxText(child)
    ? child.text.trim() !== '' || !child.text.includes('\n')
    : !isJsxExpression(child) || child.expression !== undefined

const isBlank = (expression: Expression, file: SourceFile): boolean =>
  LITERALS.includes(expression.kind) && expression.getText(file).slice(1, -1).trim() === ''

/** Whatever React renders: what of it is a text, its source does not say. */
const ANYTHING = /ReactNode|ReactPortal/

const isText = (expression: Expression, checker: Checker): boolean => {
  const type = checker.getTypeAtLocation(expression)
  if (!type) return false
  const written = checker.typeToString(type).replaceAll(EMPTY_TEXT, '')
  return TEXT.test(written) && !ANYTHING.test(written)
}

/** Translators leave it alone: it, or what it stands in, says `translate="no"`. */
const isLeftAlone = (element: Node): boolean => {
  for (let at: Node | undefined = element; at; at = at.parent) {
    const attributes = isJsxElement(at) ? at.openingElement.attributes.properties : []
    if (attributes.some((one) => isJsxAttribute(one) && one.name.getText() === 'translate')) return true
  }
  return false
}

/** The texts among several children of an element, which page translators take out of React's hands one by one. */
const bareTexts = (
  element: JsxElement | JsxFragment,
  file: SourceFile,
  { checker }: Project,
): readonly string[] => {
  const children = element.children.filter(isChild)
  if (children.length < 2 || WRAPPING.has(nameOf(element, file)) || isLeftAlone(element)) return []
  return children.flatMap((child) => {
    if (isJsxText(child)) return child.text.trim() === '' ? [] : [child.text.trim()]
    if (!isJsxExpression(child) || !child.expression || isBlank(child.expression, file)) return []
    return isText(child.expression, checker) ? [child.expression.getText(file)] : []
  })
}

/** What a component returns that is a text, if only sometimes. */
const returnedTexts = (node: Node, { checker }: Project): readonly string[] => {
  if (!isVariableDeclaration(node) || !/^[A-Z][a-z]/.test(node.name.getText())) return []
  const { initializer } = node
  if (!initializer || !isArrowFunction(initializer)) return []
  const results: Expression[] = isBlock(initializer.body) ? [] : [initializer.body]
  const collect = (inner: Node): void => {
    if (isReturnStatement(inner) && inner.expression) results.push(inner.expression)
    if (!isArrowFunction(inner)) inner.forEachChild(collect)
  }
  if (isBlock(initializer.body)) collect(initializer.body)
  return results.filter((result) => isText(result, checker)).map((result) => result.getText())
}

/** What is found in the nodes of every file of `ui` that has JSX, each behind its place. */
const found = (
  project: Project,
  look: (node: Node, file: SourceFile) => readonly string[],
): readonly string[] => {
  const names = project.program.getSourceFileNames().filter((name) => /\/ui\/[^:]*\.tsx$/.test(name))
  assert.ok(names.length > 200, `${names.length} files`)
  return names.flatMap((name) => {
    const file = project.program.getSourceFile(name)
    if (!file) return []
    const all: string[] = []
    const visit = (node: Node): void => {
      for (const one of look(node, file)) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
        all.push(`${name.slice(process.cwd().length + 1)}:${line + 1} ${one}`)
      }
      node.forEachChild(visit)
    }
    visit(file)
    return all
  })
}

texts(
  'are the only child of their element, so that a page translated by the browser keeps updating',
  ({ project }) => {
    const bare = found(project, (node, file) =>
      isJsxElement(node) || isJsxFragment(node) ? bareTexts(node, file, project) : [],
    )
    assert.equal(bare, [])
  },
)

texts('are never a component’s whole output, whose user cannot see the neighbours', ({ project }) => {
  const returned = found(project, (node) => returnedTexts(node, project))
  assert.equal(returned, [])
})

texts(
  'are limited by visible characters: no field has `maxLength`, which cuts emoji in two',
  ({ project }) => {
    const counted = found(project, (node, file) =>
      isJsxAttribute(node) && node.name.getText(file) === 'maxLength' ? ['maxLength'] : [],
    )
    assert.equal(counted, [])
  },
)

/** These show pictures of the shop's own, of this device, or after a check of their own. */
const OWN_PICTURES = ['RouteArt', 'Hero', 'UploaderTile', 'RichTextView', 'LazyImage', 'Logo']

texts(
  'are shown with pictures that all come through LazyImage, which loads from known hosts only',
  ({ project }) => {
    const shown = found(project, (node, file) => {
      if (!isJsxOpeningElement(node) && !isJsxSelfClosingElement(node)) return []
      const name = node.tagName.getText(file)
      const isOwn = OWN_PICTURES.some((own) => file.fileName.endsWith(`/${own}.tsx`))
      if (/^(?:audio|video|source|track|iframe|embed|object|image)$/.test(name)) return [name]
      return name === 'img' && !isOwn ? [name] : []
    })
    assert.equal(shown, [])
  },
)

texts.run()
