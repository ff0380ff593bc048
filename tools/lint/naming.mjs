import checkFile from 'eslint-plugin-check-file'

const KEBAB = '+([a-z0-9])*(-+([a-z0-9]))'
const PASCAL = '+([A-Z])*([a-zA-Z0-9])'
const EMPTY_NAMES = '{utils,util,helpers,helper,misc,common,manager}'

/** Components are `PascalCase.tsx`, every other file is `kebab-case`; names that say nothing are refused. */
export const fileNames = {
  files: ['**/*.{ts,tsx,mjs,cjs}'],
  plugins: { 'check-file': checkFile },
  rules: {
    'check-file/filename-naming-convention': [
      'error',
      {
        '**/!(*.styles).{ts,mjs,cjs}': KEBAB,
        // The styles of a component are beside it under its name: `Button.styles.ts`.
        '**/*.styles.ts': PASCAL,
        '**/*.tsx': `@(${KEBAB}|${PASCAL})`,
        '{**/{ui,pages,features,layout},remote-*/src/kit}/**/!(index|manifest|*routes|*-columns|*-list|*-actions|*.test).tsx':
          PASCAL,
      },
      { ignoreMiddleExtensions: true },
    ],
    'check-file/filename-blocklist': [
      'error',
      {
        [`**/${EMPTY_NAMES}.*`]: '**/named-for-what-it-holds.*',
        [`**/*-${EMPTY_NAMES}.*`]: '**/named-for-what-it-holds.*',
        [`**/${EMPTY_NAMES}/**`]: '**/named-for-its-subject/**',
        '**/*-styles.ts': '**/Component.styles.ts',
      },
    ],
  },
}

/** Words of our own that the field has better ones for (docs/glossary.md): what is declared bears those. */
const GIVEN_UP = [
  '^kept(?!At$)[A-Z]',
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

/** Declared names are in the field's own words. */
export const words = {
  files: ['**/*.{ts,tsx,mjs}'],
  rules: {
    'id-match': ['error', `^(?!.*(?:${GIVEN_UP.join('|')})).*$`, { onlyDeclarations: true, properties: false }],
  },
}
