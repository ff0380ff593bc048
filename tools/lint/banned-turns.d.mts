export declare const BANNED_TURNS: readonly { turn: RegExp; reason: string; now: string; better: string }[]
