import { useEffect } from 'react'
import { create } from 'zustand'

interface QuestionState<Asked, Answer> {
  /** What is asked about; null while nothing is asked. */
  asked: Asked | null
  settle: (answer: Answer) => void
}

/**
 * A question shown in a dialog: `ask` resolves with the answer. A screen that asks renders the dialog once, which reads
 * the question with `useQuestion`. If the screen is closed, the answer is `declined`.
 */
export function createQuestion<Asked, Answer>(declined: Answer) {
  const useStore = create<QuestionState<Asked, Answer>>(() => ({ asked: null, settle: () => undefined }))

  const ask = (asked: Asked): Promise<Answer> =>
    new Promise((resolve) => {
      const settle = (answer: Answer) => {
        useStore.setState({ asked: null })
        resolve(answer)
      }
      useStore.setState({ asked, settle })
    })

  function useQuestion(): QuestionState<Asked, Answer> {
    useEffect(() => () => useStore.getState().settle(declined), [])
    return useStore()
  }

  return { ask, useQuestion }
}
