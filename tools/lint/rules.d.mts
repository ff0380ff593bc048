import type { OxlintConfig } from 'oxlint'

export declare const typedRules: NonNullable<OxlintConfig['rules']>
