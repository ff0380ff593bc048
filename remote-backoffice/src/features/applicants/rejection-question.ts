import { create } from 'zustand'
import type { RejectionAnswer } from './RejectionFields'

/** What was typed into the question; it outlives a question that was cancelled or whose save failed. */
export interface RejectionDraft {
  rejectCode: RejectionAnswer['rejectCode'] | ''
  note: string
}

const EMPTY: RejectionDraft = { rejectCode: '', note: '' }

interface QuestionState {
  /** Who is to be rejected, for the heading; null while nothing is asked. */
  subject: string | null
  draft: RejectionDraft
  settle: (answer: RejectionAnswer | null) => void
}

export const useRejectionQuestion = create<QuestionState>(() => ({
  subject: null,
  draft: EMPTY,
  settle: () => undefined,
}))

/** Asks for the reason of a rejection; resolves to null if the user declines. */
export const askRejection = (subject: string): Promise<RejectionAnswer | null> =>
  new Promise((resolve) => {
    const settle = (answer: RejectionAnswer | null) => {
      useRejectionQuestion.setState({ subject: null })
      resolve(answer)
    }
    useRejectionQuestion.setState({ subject, settle })
  })

export const keepRejectionDraft = (draft: RejectionDraft) => useRejectionQuestion.setState({ draft })

/** Call this once the rejection is stored. */
export const dropRejectionDraft = () => keepRejectionDraft(EMPTY)
