import { create } from 'zustand'

/** Items to add to a bundle. */
interface QuestionState {
  /** The ids of the items; null while nothing is asked. */
  ids: readonly string[] | null
  settle: (added: boolean) => void
}

export const useBundleQuestion = create<QuestionState>(() => ({ ids: null, settle: () => undefined }))

/** Asks for a bundle and adds the items to it; resolves to false if the user declines. */
export const askBundle = (ids: readonly string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = (added: boolean) => {
      useBundleQuestion.setState({ ids: null })
      resolve(added)
    }
    useBundleQuestion.setState({ ids, settle })
  })
