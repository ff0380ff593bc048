import { createQuestion } from '../questions/question'

/** Asks for a bundle and adds the items with these ids to it; resolves to false if the user declines. */
export const { ask: askBundle, useQuestion: useBundleQuestion } = createQuestion<readonly string[], boolean>(false)
