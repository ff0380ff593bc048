const WORDS_A_MINUTE = 200

/** Minutes needed to read `words` words, at least one (contract §3.5). */
export const readMinutes = (words: number) => Math.max(1, Math.round(words / WORDS_A_MINUTE))
