import type { OxlintConfig } from 'oxlint'

export declare const config: OxlintConfig
