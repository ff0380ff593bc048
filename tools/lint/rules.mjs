const errors = (names) =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, 'error']),
  )

const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Use a named export, so that one thing has one name everywhere.',
}
const NO_SPREAD_LITERAL = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message: 'Write the properties on their own.',
}
const NO_SKIPPED_TEST = {
  selector:
    'CallExpression[callee.object.name=/^(test|it|describe|suite)$/][callee.property.name=/^(only|skip|todo|fixme)$/]',
  message: 'Fix or delete the test instead of skipping it.',
}

/** For files whose tool reads their default export. */
export const defaultExportRules = { 'site/no-restricted-syntax': ['error', NO_SKIPPED_TEST, NO_SPREAD_LITERAL] }

/** Rules for every file. */
export const coreRules = {
  ...errors(`
  constructor-super for-direction getter-return no-async-promise-executor no-case-declarations no-class-assign
  no-compare-neg-zero no-cond-assign no-const-assign no-constant-binary-expression no-constant-condition
  no-control-regex no-debugger no-delete-var no-dupe-else-if no-dupe-keys no-duplicate-case
  no-empty no-empty-character-class no-empty-pattern no-empty-static-block no-ex-assign no-extra-boolean-cast
  no-fallthrough no-func-assign no-global-assign no-import-assign no-invalid-regexp no-irregular-whitespace
  no-loss-of-precision no-misleading-character-class no-new-native-nonconstructor no-nonoctal-decimal-escape
  no-obj-calls no-prototype-builtins no-regex-spaces no-self-assign no-setter-return no-shadow-restricted-names
  no-sparse-arrays no-this-before-super no-unexpected-multiline no-unreachable no-unsafe-finally no-unsafe-negation
  no-unsafe-optional-chaining no-unused-labels no-unused-private-class-members no-useless-backreference
  no-useless-catch no-useless-escape no-with object-shorthand prefer-template require-yield use-isnan valid-typeof`),
  eqeqeq: ['error', 'smart'],
  'no-unused-vars': ['error', { ignoreRestSiblings: true }],
  'site/no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_SKIPPED_TEST, NO_SPREAD_LITERAL],
}

/** What the TypeScript compiler checks in other files. */
export const scriptRules = errors(`no-redeclare no-undef`)

export const typescriptRules = {
  ...errors(`
  no-array-constructor no-unused-expressions no-useless-constructor no-var prefer-const prefer-rest-params
  prefer-spread typescript/consistent-type-imports typescript/no-duplicate-enum-values typescript/no-dynamic-delete
  typescript/no-explicit-any typescript/no-extra-non-null-assertion typescript/no-extraneous-class
  typescript/no-misused-new typescript/no-namespace typescript/no-non-null-asserted-nullish-coalescing
  typescript/no-non-null-asserted-optional-chain typescript/no-non-null-assertion typescript/no-require-imports
  typescript/no-this-alias typescript/no-unnecessary-type-constraint typescript/no-unsafe-declaration-merging
  typescript/no-unsafe-function-type typescript/no-wrapper-object-types typescript/prefer-as-const
  typescript/prefer-literal-enum-member typescript/prefer-namespace-keyword typescript/triple-slash-reference
  typescript/unified-signatures`),
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
}

/** The rules that need types (docs/adr/0040). */
export const typedRules = {
  'typescript/await-thenable': 'error',
  'typescript/no-floating-promises': [
    'error',
    {
      allowForKnownSafeCalls: [
        {
          from: 'package',
          package: 'node:test',
          name: ['test', 'it', 'describe', 'suite', 'before', 'after', 'beforeEach', 'afterEach'],
        },
      ],
    },
  ],
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
}

/** Rules of hooks, and those of the React compiler that hold without it. */
export const reactRules = errors(`
  react/error-boundaries react/exhaustive-deps react/globals react/immutability react/preserve-manual-memoization
  react/purity react/refs react/rules-of-hooks react/set-state-in-effect react/set-state-in-render
  react/static-components react/unsupported-syntax react/use-memo`)

export const accessibilityRules = {
  ...errors(`
  jsx-a11y/alt-text jsx-a11y/anchor-has-content jsx-a11y/anchor-is-valid jsx-a11y/aria-activedescendant-has-tabindex
  jsx-a11y/aria-props jsx-a11y/aria-proptypes jsx-a11y/aria-role jsx-a11y/aria-unsupported-elements
  jsx-a11y/autocomplete-valid jsx-a11y/click-events-have-key-events jsx-a11y/heading-has-content
  jsx-a11y/html-has-lang jsx-a11y/iframe-has-title jsx-a11y/img-redundant-alt jsx-a11y/label-has-associated-control
  jsx-a11y/media-has-caption jsx-a11y/mouse-events-have-key-events jsx-a11y/no-access-key jsx-a11y/no-autofocus
  jsx-a11y/no-distracting-elements jsx-a11y/no-redundant-roles jsx-a11y/role-has-required-aria-props
  jsx-a11y/role-supports-aria-props jsx-a11y/scope jsx-a11y/tabindex-no-positive`),
  'jsx-a11y/interactive-supports-focus': [
    'error',
    { tabbable: ['button', 'checkbox', 'link', 'searchbox', 'spinbutton', 'switch', 'textbox'] },
  ],
  'jsx-a11y/no-interactive-element-to-noninteractive-role': [
    'error',
    { tr: ['none', 'presentation'], canvas: ['img'] },
  ],
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    {
      handlers: ['onClick', 'onError', 'onLoad', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'],
      alert: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
      body: ['onError', 'onLoad'],
      dialog: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
      iframe: ['onError', 'onLoad'],
      img: ['onError', 'onLoad'],
    },
  ],
  'jsx-a11y/no-noninteractive-element-to-interactive-role': [
    'error',
    {
      ul: ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
      ol: ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
      li: ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'row', 'tab', 'treeitem'],
      table: ['grid'],
      td: ['gridcell'],
      fieldset: ['radiogroup', 'presentation'],
    },
  ],
  'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel'], allowExpressionValues: true }],
  'jsx-a11y/no-static-element-interactions': [
    'error',
    {
      allowExpressionValues: true,
      handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'],
    },
  ],
}

/**
 * Regular expressions on the server whose time grows with the square of a text, or faster: one request could then stop the
 * service for seconds.
 */
export const patternRules = {
  'regexp/no-super-linear-backtracking': 'error',
  'regexp/no-super-linear-move': 'error',
}
