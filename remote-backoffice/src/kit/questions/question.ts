import { useEffect } from 'react'
import { create } from 'zustand'

interface QuestionState<Asked, Answer> {
  /** What is asked about; null while nothing is asked. */
  asked: Asked | null
  settle: (answer: Answer) => void
}

/**
 * A question that a dialog answers: `ask` resolves with the answer, and a screen that asks renders the dialog once, which
 * reads it with `useQuestion`. A question that leaves with its screen gets the answer `declined`.
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
