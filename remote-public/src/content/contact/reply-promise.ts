/** The time within which every message gets a reply: the one promise that all pages repeat. */
export const REPLY_TIME = 'two working days'

/** What the first conversation is like. */
export const FIRST_MEETING = '45 minutes, no slides'
