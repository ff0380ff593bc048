/** Name of the event in which each rich text passes what was just typed on to its form. */
export const SETTLE_TEXTS = 'settletexts'

/**
 * Passes what was just typed in rich texts on to their forms, which otherwise happens when typing pauses or the text is
 * left: for a save by keyboard.
 */
export const settleTexts = () => void dispatchEvent(new Event(SETTLE_TEXTS))
