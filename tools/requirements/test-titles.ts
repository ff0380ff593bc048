import ts from 'typescript'

const RUNNERS = new Set(['test', 'it', 'describe', 'suite'])

/** Titles of the tests and suites in a source file, including `test.each(...)` and similar. */
export function testTitles(source: string, fileName = 'file.test.tsx'): string[] {
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && RUNNERS.has(rootName(node.expression))) {
      const title = textOf(node.arguments[0])
      if (title !== undefined) titles.push(title)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest))
  return titles
}

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
