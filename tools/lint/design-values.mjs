import { COLOR_NAME } from './color-names.mjs'

const COLOR = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i
const WHOLE_COLOR = /^\s*#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\s*$|\b(?:rgba?|hsla?|hwb|oklab|oklch)\(\s*[\d.]/i
const PIXELS = /(?<![\w#.-])[-+]?(?:\d+\.?\d*|\.\d+)px\b/i
/** A unit that follows a computed number: `${size}px`. */
const LEADING_PIXELS = /^px\b/i
/** Declarations whose value may contain a color. */
const COLORED =
  /(?:[\w-]*color|background[\w-]*|border[\w-]*|outline|fill|stroke|box-shadow|text-shadow|filter|--[\w-]+)\s*:([^;{}]*)/gi

const STYLE_FUNCTIONS = new Set(['css', 'keyframes', 'createGlobalStyle', 'styled'])
const PAINTS = new Set(['fill', 'stroke', 'stopColor', 'floodColor', 'lightingColor', 'color', 'background'])
const SIZES_IN_PIXELS = new Set(['size', 'fontSize'])
/** Style properties whose numbers are not lengths. */
const WITHOUT_UNIT =
  /^(?:opacity|zIndex|order|flex(?:Grow|Shrink)?|lineHeight|fontWeight|aspectRatio|columns|scale|(?:fill|stroke)Opacity|grid.*|--.*)$/

/** `css`, `styled.p`, `styled(Link)`, `styled.p.attrs(…)`, `css<Props>`: tags of CSS templates. */
function isStyleTag(node) {
  if (node.type === 'Identifier') return STYLE_FUNCTIONS.has(node.name)
  if (node.type === 'MemberExpression') return isStyleTag(node.object)
  return node.type === 'CallExpression' && isStyleTag(node.callee)
}

const namedColorIn = (text) => [...text.matchAll(COLORED)].some(([, value]) => COLOR_NAME.test(value))

const isCapitalized = (element) => element.name.type !== 'JSXIdentifier' || /^[A-Z]/.test(element.name.name)

/** Whether a string is a `sizes` value of a picture, which cannot use tokens. */
const isPictureHint = ({ parent }) =>
  (parent.type === 'JSXAttribute' && parent.name.name === 'sizes') ||
  (parent.type === 'JSXExpressionContainer' && isPictureHint(parent)) ||
  (parent.type === 'AssignmentPattern' && parent.left.name === 'sizes') ||
  (parent.type === 'Property' && parent.key.name === 'sizes') ||
  (parent.type === 'VariableDeclarator' && parent.id.name === 'SIZES')

/** Whether a template passes a measured length to CSS: `element.style.setProperty('--bar', `${height}px`)`. */
const isMeasured = ({ parent }) => parent.type === 'CallExpression' && parent.callee.property?.name === 'setProperty'

const create = (context) => {
  const report = (node, messageId) => context.report({ node, messageId })

  const checkString = (node, text) => {
    if (isPictureHint(node)) return
    if (WHOLE_COLOR.test(text)) report(node, 'color')
    else if (PIXELS.test(text)) report(node, 'pixels')
  }
  const checkAttribute = (name, value, owner) => {
    const literal = value?.type === 'JSXExpressionContainer' ? value.expression : value
    if (literal?.type !== 'Literal') return
    if (PAINTS.has(name) && typeof literal.value === 'string' && COLOR_NAME.test(literal.value))
      report(literal, 'color')
    if (SIZES_IN_PIXELS.has(name) && isCapitalized(owner) && Number(literal.value)) report(literal, 'pixels')
  }
  const checkStyleObject = ({ properties }) => {
    for (const { key, value } of properties) {
      if (value?.type !== 'Literal') continue
      const name = String(key.name ?? key.value)
      if (typeof value.value === 'string' && COLOR_NAME.test(value.value)) report(value, 'color')
      if (typeof value.value === 'number' && value.value !== 0 && !WITHOUT_UNIT.test(name)) report(value, 'pixels')
    }
  }

  return {
    TaggedTemplateExpression({ tag, quasi }) {
      if (!isStyleTag(tag)) return
      for (const element of quasi.quasis) {
        const text = element.value.raw.replaceAll(/\/\*.*?\*\//gs, '')
        if (COLOR.test(text) || namedColorIn(text)) report(element, 'color')
        if (PIXELS.test(text)) report(element, 'pixels')
      }
    },
    Literal(node) {
      if (typeof node.value === 'string') checkString(node, node.value)
    },
    TemplateLiteral(node) {
      const { quasis, parent } = node
      if (isMeasured(node)) return
      for (const [index, element] of quasis.entries()) {
        if (index > 0 && LEADING_PIXELS.test(element.value.raw)) report(element, 'pixels')
        if (parent.type !== 'TaggedTemplateExpression' || !isStyleTag(parent.tag))
          checkString(element, element.value.raw)
      }
    },
    JSXAttribute({ name, value, parent }) {
      checkAttribute(name.name, value, parent)
      if (name.name === 'style' && value?.expression?.type === 'ObjectExpression') checkStyleObject(value.expression)
    },
  }
}

/** Rejects colors and pixel sizes that are not tokens of the theme. */
export const noRawValues = {
  meta: {
    type: 'problem',
    messages: {
      color: 'Raw color. Use a theme token: ${({ theme }) => theme.color.accent}.',
      pixels: 'Raw pixel size. Use a theme token: ${({ theme }) => theme.space.md}.',
    },
    schema: [],
  },
  create,
}

/**
 * Colors and pixel sizes are allowed only in the theme, in emails, whose clients know no theme, and colors of drawn
 * pictures in their palettes.
 */
export const designValues = {
  files: ['{shared,shell,remote-*,api}/src/**/*.{ts,tsx}', 'shell/server/**/*.ts', 'tools/dev/standalone/**/*.tsx'],
  excludeFiles: [
    'shared/src/theme/**',
    'shared/src/picture/palettes.ts',
    'api/src/domain/newsletter-issues/issue-mail.ts',
    '**/*.test.{ts,tsx}',
    '**/testing/**',
  ],
  rules: { 'site/no-raw-values': 'error' },
}
