/** Path of the document of a case study (contract §3.7, row 3), relative to the service's base address. */
export const caseStudyFilePath = (studyId: string) =>
  `/public/user/caseStudyFile/download/${encodeURIComponent(studyId)}`
