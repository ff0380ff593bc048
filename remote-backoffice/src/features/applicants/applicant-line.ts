import { createContext, useContext, useState } from 'react'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'

type Send = (version: number) => Promise<ApplicantDetail>

/** Makes the line in which changes of one applicant wait for each other, each over the version that the last one left. */
function createLine() {
  let version = 0
  let last: Promise<unknown> = Promise.resolve()

  /** Sends a change once those before it are through; `seen` is the version that the page shows. */
  return function inLine(seen: number, send: Send): Promise<ApplicantDetail> {
    const turn = last.then(async () => {
      const answer = await send(Math.max(seen, version))
      version = answer.version
      return answer
    })
    last = turn.catch(() => undefined)
    return turn
  }
}

/** The line of the applicant in sight: its panels change one record. */
export const ApplicantLine = createContext(createLine())

export const useNewLine = () => useState(createLine)[0]

export const useApplicantLine = () => useContext(ApplicantLine)
