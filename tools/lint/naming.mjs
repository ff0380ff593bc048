const KEBAB = '+([a-z0-9])*(-+([a-z0-9]))'
const PASCAL = '+([A-Z])*([a-zA-Z0-9])'
const VAGUE_NAMES = '{utils,util,helpers,helper,misc,common,manager}'

/** Components are `PascalCase.tsx`, every other file is `kebab-case`; vague names are rejected. */
export const fileNames = {
  files: ['**/*.{ts,tsx,mjs,cjs}'],
  rules: {
    'check-file/filename-naming-convention': [
      'error',
      {
        '**/!(*.styles).{ts,mjs,cjs}': KEBAB,
        // The styles of a component are next to it with its name: `Button.styles.ts`.
        '**/*.styles.ts': PASCAL,
        '**/*.tsx': `@(${KEBAB}|${PASCAL})`,
        '**/{ui,pages,features,layout,remote-*/src/kit}/**/!(index|manifest|*routes|*-columns|*-list|*-actions|*.test).tsx':
          PASCAL,
      },
      { ignoreMiddleExtensions: true },
    ],
    'check-file/filename-blocklist': [
      'error',
      {
        [`**/${VAGUE_NAMES}.*`]: '**/named-for-what-it-holds.*',
        [`**/*-${VAGUE_NAMES}.*`]: '**/named-for-what-it-holds.*',
        [`**/${VAGUE_NAMES}/**`]: '**/named-for-its-subject/**',
        '**/*-styles.ts': '**/Component.styles.ts',
      },
    ],
  },
}

/** Project-specific terms that were replaced by standard ones (docs/glossary.md). */
const REPLACED_TERMS = [
  '^kept[A-Z]',
  'Kept[A-Z]',
  '(?<!in)[vV]oices?$',
  '[a-z]Programs?$',
  '^Programs?$',
  'Surely$',
  '^tell[A-Z]',
  '^rehears',
  '[a-z]Kind$',
  '[A-Za-z]Trail$',
  '^PATIENCE',
  '^speakPlainly$',
  'SignalPen$',
]

/** Declared identifiers use standard terms. */
export const identifierNames = {
  files: ['**/*.{ts,tsx,mjs}'],
  rules: {
    'site/id-match': [
      'error',
      `^(?!.*(?:${REPLACED_TERMS.join('|')})).*$`,
      { onlyDeclarations: true, properties: false },
    ],
  },
}
