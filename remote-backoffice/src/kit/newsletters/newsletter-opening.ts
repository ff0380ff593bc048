import { createQuestion } from '../questions/question'

/** Asks the screen to open the newsletter with this id; a screen with items renders `OpenNewsletter` once. */
export const { ask: openNewsletter, useQuestion: useNewsletterOpening } = createQuestion<string, boolean>(false)
