/** The rounds of `fat-senders.ts`, each with the number of its forms: of the maximum size, and extremely slow ones. */
export const FAT_ROUND = { number: 0, posts: 150 }
export const SLOW_ROUND = { number: 1, posts: 200 }
