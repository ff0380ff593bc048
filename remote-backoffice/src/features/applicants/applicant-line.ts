import { createContext, useContext, useState } from 'react'
import type { ApplicantDetail, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'

type Send = (shown: StaffApplicant) => Promise<ApplicantDetail>

/** Makes the line in which changes of one applicant wait for each other, each over the record that the last one left. */
function createLine() {
  let known: StaffApplicant | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** Sends a change once those before it are through; `seen` is the record that the page shows. */
  return function inLine(seen: StaffApplicant, send: Send): Promise<ApplicantDetail> {
    const turn = last.then(async () => {
      const answer = await send(known && known.version > seen.version ? known : seen)
      known = answer
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
