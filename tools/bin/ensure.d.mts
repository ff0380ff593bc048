export declare function nodeFault(version: string): string | undefined
export declare function isInstalled(root: string): boolean
export declare function ensureInstalled(): void
