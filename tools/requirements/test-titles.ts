import ts from 'typescript'

const RUNNERS = new Set(['test', 'it', 'describe', 'suite'])

/** The runner of Jest and service tests that `npm test` leaves out, and the details of such a browser test. */
const NIGHTLY_RUNNER = 'nightlyTest'
const NIGHTLY_DETAILS = 'nightly'

interface TitleOptions {
  /** Only the tests that `npm test` runs. */
  daily?: boolean
}

/** Titles of the tests and suites in a source file, including `test.each(...)` and similar. */
export function testTitles(source: string, fileName = 'file.test.tsx', { daily = false }: TitleOptions = {}): string[] {
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const runner = rootName(node.expression)
      const isNightly = runner === NIGHTLY_RUNNER || node.arguments.slice(1).some(isNightlyDetails)
      const title = textOf(node.arguments[0])
      if (title !== undefined && (RUNNERS.has(runner) || runner === NIGHTLY_RUNNER) && !(daily && isNightly))
        titles.push(title)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest))
  return titles
}

const isNightlyDetails = (node: ts.Expression) => ts.isIdentifier(node) && node.text === NIGHTLY_DETAILS

/** `test` for `test`, `test.each` and `test.each(table)`. */
function rootName(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return rootName(expression.expression)
  return ts.isTaggedTemplateExpression(expression) ? rootName(expression.tag) : ''
}

function textOf(node: ts.Expression | undefined) {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node) ? node.head.text : undefined
}
