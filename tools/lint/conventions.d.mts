import type { Linter } from 'eslint'

export declare const conventions: Linter.Config[]
