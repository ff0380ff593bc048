export declare const BANNED_PHRASES: readonly { phrase: RegExp; reason: string; now: string; better: string }[]
