import { BANNED_PHRASES } from './banned-phrases.mjs'

const HEADINGS = new Set(['heading', 'listHeading', 'formHeading'])

const nameOf = (property) => property.key?.name ?? property.key?.value

/** Whether the property is a heading of a page's hero, which may be a full sentence. */
const isInHero = (property) => property.parent.parent?.type === 'Property' && nameOf(property.parent.parent) === 'hero'

const create = (context) => {
  const checkText = (node, text) => {
    for (const { phrase, reason, better } of BANNED_PHRASES) {
      const found = phrase.exec(text)?.[0]
      if (found) context.report({ node, messageId: 'phrase', data: { found, reason, better } })
    }
  }
  return {
    Literal(node) {
      if (typeof node.value === 'string') checkText(node, node.value)
    },
    TemplateElement: (node) => checkText(node, node.value.raw),
    Property(node) {
      const { value } = node
      if (!HEADINGS.has(nameOf(node)) || value.type !== 'Literal' || isInHero(node)) return
      if (/[^.]\.$/.test(value.value)) context.report({ node: value, messageId: 'fullStop' })
    },
  }
}

/** Rejects the phrases of `banned-phrases.mjs`, and headings with a full stop. */
export const noBannedPhrases = {
  meta: {
    type: 'problem',
    messages: {
      phrase: '“{{found}}” {{reason}}. Write, for example, “{{better}}”',
      fullStop: 'A heading has no full stop. Only the hero of a page may be a full sentence.',
    },
    schema: [],
  },
  create,
}

/** The texts of the site are plain English. A folder is added once its texts are. */
export const plainEnglish = {
  files: [
    'remote-{public,tekdatanova}/src/content/**/*.ts',
    'api/src/seed/content/**/*.ts',
    'api/src/domain/**/*-{mails,notice,notices}.ts',
  ],
  excludeFiles: ['**/*.test.ts'],
  rules: { 'site/no-banned-phrases': 'error' },
}
