import { z } from 'zod'
import { RETENTION_REASONS } from '../application'
import { bulkRecords } from './bulk'
import { careerStatus, jobCountry, skillList, writtenCountry } from './careers'
import { personRef } from './content'
import { moment } from './days'
import { applicantAnswer, MAX_QUESTIONS, sentAnswer } from './job-questions'
import { mailbox } from './email-schemas'
import { line } from './line'
import { phoneNumber } from './phone'
import { applicantScorecards } from './scorecards'

export const applicantStage = z.enum(['NEW', 'SCREENING', 'INTERVIEW', 'OFFER', 'HIRED', 'REJECTED', 'WITHDRAWN'])
export type ApplicantStage = z.infer<typeof applicantStage>

/** The stages at which an applicant waits for a decision. */
export const UNDECIDED = ['NEW', 'SCREENING', 'INTERVIEW', 'OFFER'] as const satisfies readonly ApplicantStage[]

/** `type` of the lists of applicants: a stage, or everyone who waits for a decision. */
export const applicantListType = z.enum([...applicantStage.options, 'UNDECIDED'])

/** Why an applicant was rejected; `OTHER` needs a note that says why. */
export const rejectCode = z.enum([
  'SKILLS',
  'EXPERIENCE',
  'OVERQUALIFIED',
  'LOCATION',
  'RIGHT_TO_WORK',
  'PAY',
  'AVAILABILITY',
  'INTERVIEW',
  'OTHER_CANDIDATE',
  'POSITION_CLOSED',
  'INCOMPLETE',
  'OTHER',
])
export type RejectCode = z.infer<typeof rejectCode>

const WEB_ADDRESS = /https?:|www\.|\/\//i
const noAddress = (text: string) => !WEB_ADDRESS.test(text)
const without = { error: 'Remove web addresses from this field.', params: { code: 'URL_NOT_ALLOWED' } }

const httpsAddress = z
  .url({ protocol: /^https$/ })
  .max(2000)
  .nullish()

/** Skills to search for, in a list or separated by commas; empty and repeated ones do not count. */
export const searchedSkills = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => {
    const skills = [given].flat().flatMap((text) => text.split(','))
    return [...new Set(skills.map((skill) => skill.trim().toLowerCase()).filter(Boolean))]
  })
  .pipe(skillList)

const person = {
  name: line(100).min(1, 'Enter your name.').refine(noAddress, without),
  email: mailbox,
  phone: phoneNumber.nullish(),
  currentLocation: line(120).nullish(),
  currentCompany: line(120).nullish(),
  currentTitle: line(120).nullish(),
  experienceYears: z.number().min(0).max(60).multipleOf(0.5, 'Enter whole or half years.').nullish(),
  skills: skillList.default([]),
  noticePeriodDays: z.number().int('Enter whole days.').min(0).max(365).nullish(),
  linkedinUrl: httpsAddress,
  portfolioUrl: httpsAddress,
  coverLetter: z.string().trim().max(5000, 'Use at most 5,000 characters.').nullish(),
  consent: z
    .boolean()
    .default(false)
    .refine((given) => given, {
      error: 'Tick the box so that we can process your application.',
      params: { code: 'CONSENT_REQUIRED' },
    }),
  source: line(80).nullish(),
}

/** The fields of `POST /public/user/jobApplicants`, in addition to the part `resume`. */
export const jobApplication = z.object({
  ...person,
  jobId: z.string().min(1, 'Choose a job.'),
  /** Answers to the questions of the job. */
  answers: z.array(sentAnswer).max(MAX_QUESTIONS).default([]),
  consentFuture: z.boolean().default(false),
})
export type JobApplication = z.input<typeof jobApplication>

/** The fields of `POST /public/user/futureApplicants`, in addition to the part `resume`. */
export const futureApplication = z.object({
  ...person,
  desiredRole: line(120).min(1, 'Enter the role you’re looking for.'),
  preferredCountry: writtenCountry.nullish(),
  consentFuture: z
    .boolean()
    .default(false)
    .refine((given) => given, {
      error: 'Tick the box to be considered for future jobs.',
      params: { code: 'CONSENT_REQUIRED' },
    }),
})
export type FutureApplication = z.input<typeof futureApplication>

/** Response to either; applicants can quote the reference when they contact us. */
export const applicationReceived = z.object({ reference: z.string(), message: z.literal('Successfully Submitted') })
export type ApplicationReceived = z.infer<typeof applicationReceived>

/** What a résumé says around a word that was searched for, in parts; plain text. */
export const resumeExcerpt = z.array(z.object({ text: z.string(), marked: z.boolean() }))
export type ResumeExcerpt = z.infer<typeof resumeExcerpt>

/** The decision on another application, which staff found to be of the same person (ADR 0128). */
export const decidedElsewhere = z.object({
  id: z.string(),
  reference: z.string(),
  stage: applicantStage.extract(['HIRED', 'REJECTED', 'WITHDRAWN']),
  jobTitle: z.string().nullable(),
  /** Whether this application had arrived by then and no longer waits for a decision of its own. */
  isCovered: z.boolean(),
})
export type DecidedElsewhere = z.infer<typeof decidedElsewhere>

/** An applicant in a staff table. */
export const staffApplicant = z.object({
  id: z.string(),
  version: z.number().int(),
  reference: z.string(),
  jobId: z.string().nullable(),
  job: z.object({ id: z.string(), jobTitle: z.string(), jobCode: z.string(), status: careerStatus }).nullable(),
  future: z.boolean(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  currentLocation: z.string().nullable(),
  currentCompany: z.string().nullable(),
  currentTitle: z.string().nullable(),
  experienceYears: z.number().nullable(),
  skills: z.array(z.string()),
  noticePeriodDays: z.number().int().nullable(),
  linkedinUrl: z.string().nullable(),
  portfolioUrl: z.string().nullable(),
  resumeFileName: z.string().nullable(),
  resumeSize: z.number().int().nullable(),
  resumeType: z.string().nullable(),
  desiredRole: z.string().nullable(),
  preferredCountry: jobCountry.nullable(),
  consentFuture: z.boolean(),
  source: z.string().nullable(),
  stage: applicantStage,
  rating: z.number().int().nullable(),
  /** The listed reason for a rejection; null also for rejections before the list existed. */
  rejectCode: rejectCode.nullable(),
  /** The note of the person who rejected the application. */
  rejectReason: z.string().nullable(),
  tags: z.array(z.string()),
  answers: z.array(applicantAnswer),
  appliedAt: z.iso.datetime(),
  lastContactAt: z.iso.datetime(),
  retentionUntil: z.iso.datetime(),
  /** Why it is kept until then; absent in responses of older services. */
  retentionReason: z.enum(RETENTION_REASONS).optional(),
  /** When the applicant was last asked whether they want to be kept for longer; absent in responses of older services. */
  keepAskedAt: z.iso.datetime().nullish(),
  /** Number of other applications with the same email address, which does not prove that it is the same person. */
  otherApplications: z.number().int(),
  /** Number of those that are older than this one. */
  appliedBefore: z.number().int(),
  /** Undecided, and never opened by the requesting account; absent in responses of older services. */
  unread: z.boolean().optional(),
  /** When the applicant reached their stage; absent in responses of older services. */
  stageSince: z.iso.datetime().optional(),
  /**
   * Whether the requesting account may do more than read, and write notes and a scorecard; absent in responses of older
   * services.
   */
  mayManage: z.boolean().optional(),
  /**
   * What was decided about the same person in another application, while this one is undecided; absent in responses of
   * older services.
   */
  decidedElsewhere: decidedElsewhere.nullish(),
  /** In a search that found the applicant only by the text of their résumé: where; empty if that cannot be shown. */
  resumeExcerpt: resumeExcerpt.optional(),
  updatedAt: z.iso.datetime(),
})
export type StaffApplicant = z.infer<typeof staffApplicant>

export const applicantNote = z.object({
  id: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: personRef.nullable(),
  /** When its author last changed it; absent in responses of older services. */
  editedAt: z.iso.datetime().nullish(),
  /** Its earlier texts, oldest first, and their times. */
  earlier: z.array(z.object({ text: z.string(), at: z.iso.datetime() })).optional(),
})
export type ApplicantNote = z.infer<typeof applicantNote>

/** What happened to an interview; `by` of the step says who did it, and is empty if the applicant did. */
export const interviewStep = z.enum(['BOOKED', 'MOVED', 'CANCELED'])
export type InterviewStep = z.infer<typeof interviewStep>

/** Whether an applicant was asked by email to be kept for longer, or has agreed. */
export const retentionStep = z.enum(['ASKED', 'AGREED'])
export type RetentionStep = z.infer<typeof retentionStep>

/** The details of an applicant that staff can correct. */
export const correctedDetail = z.enum(['name', 'email', 'phone', 'currentLocation'])
export type CorrectedDetail = z.infer<typeof correctedDetail>

/**
 * One step in an applicant's history; if only the job, the pool or the reason for a rejection changed, `from` and `to`
 * are the same stage.
 */
export const stageMove = z.object({
  from: applicantStage.nullable(),
  to: applicantStage,
  at: z.iso.datetime(),
  by: personRef.nullable(),
  reason: z.string().nullable(),
  /** The listed reason of a rejection; absent in responses of older services. */
  rejectCode: rejectCode.nullish(),
  /** Title and code of the new job, and of the previous one. */
  job: z.string().nullish(),
  previousJob: z.string().nullish(),
  /** True when moved into the talent pool, false when moved out of it. */
  future: z.boolean().nullish(),
  /** True when the account submitted a scorecard. */
  scorecard: z.boolean().nullish(),
  interview: interviewStep.nullish(),
  /** When the interview is, or was to be. */
  interviewAt: z.iso.datetime().nullish(),
  /** The details that staff corrected, without their old values. */
  corrected: z.array(correctedDetail).nullish(),
  /** True for a move that was undone at once, and for the one that undid it; reports count neither. */
  undone: z.boolean().optional(),
  kept: retentionStep.nullish(),
  /** The reference of the application that this one was merged with, or separated from. */
  mergedWith: z.string().nullish(),
  separatedFrom: z.string().nullish(),
})
export type StageMove = z.infer<typeof stageMove>

/** What suggests that two applications are of one person; never the name alone. */
export const likeness = z.enum(['EMAIL', 'PHONE', 'DOCUMENT'])
export type Likeness = z.infer<typeof likeness>

/** An application that is, or may be, of the same person as another one. */
export const likeApplication = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  /** Null in the talent pool. */
  jobTitle: z.string().nullable(),
  stage: applicantStage,
  appliedAt: z.iso.datetime(),
  likenesses: z.array(likeness),
  /** Whether they have been merged. */
  merged: z.boolean(),
  /** Whether the requesting account may merge and separate it. */
  mayManage: z.boolean(),
})
export type LikeApplication = z.infer<typeof likeApplication>

/** `POST /jobApplicants/{id}/merge`: the other application of the same person. */
export const mergeInput = z.object({ with: z.string().min(1) })

/** `GET /jobApplicants/{id}`. */
export const applicantDetail = staffApplicant.extend({
  coverLetter: z.string().nullable(),
  /** File name of the first résumé, if applications were merged. */
  firstResumeFileName: z.string().nullable(),
  /** The other applications with the same email address, newest first; `jobTitle` is null in the talent pool. */
  underSameEmail: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      name: z.string(),
      jobTitle: z.string().nullable(),
      stage: applicantStage,
      appliedAt: z.iso.datetime(),
    }),
  ),
  /**
   * The applications that were merged with this one, then candidates for merging; absent in responses of older
   * services.
   */
  samePerson: z.array(likeApplication).optional(),
  notes: z.array(applicantNote),
  history: z.array(stageMove),
  /** Absent in responses of older services. */
  scorecards: applicantScorecards.optional(),
})
export type ApplicantDetail = z.infer<typeof applicantDetail>

/** Changes by staff; omitted fields stay unchanged. `reason` is recorded in the history of a stage move. */
export const applicantUpdate = z.object({
  id: z.string().optional(),
  version: z.number().int().optional(),
  stage: applicantStage.optional(),
  reason: line(200).nullish(),
  rating: z.number().int().min(0).max(5).nullish(),
  rejectCode: rejectCode.nullish(),
  rejectReason: line(200).nullish(),
  tags: z.array(line(40).min(1)).max(10, 'Use at most 10 tags.').optional(),
  future: z.boolean().optional(),
  jobId: z.string().optional(),
  lastContactAt: moment().optional(),
  name: person.name.optional(),
  email: person.email.optional(),
  phone: person.phone,
  currentLocation: person.currentLocation,
})
export type ApplicantUpdate = z.infer<typeof applicantUpdate>

export const noteInput = z.object({
  text: z.string().trim().min(1, 'Enter a note.').max(2000, 'Use at most 2,000 characters.'),
})

/** One paragraph of a résumé. */
export const resumeParagraph = z.object({ kind: z.enum(['HEADING', 'TEXT', 'ITEM']), text: z.string() })
export type ResumeParagraph = z.infer<typeof resumeParagraph>

/** `GET /jobApplicants/{id}/resumeText`: the text of a Word document (DOCX). */
export const resumeText = z.object({ paragraphs: z.array(resumeParagraph) })

/** `GET /jobApplicants/getCount`. */
export const applicantCounts = z.object({
  total: z.number().int(),
  future: z.number().int(),
  last24h: z.number().int(),
  byStage: z.record(applicantStage, z.number().int()),
  /** The tags in use: how many who applied for a job have them, and how many in the talent pool; absent in responses of older services. */
  tags: z.array(z.object({ tag: z.string(), applicants: z.number().int(), future: z.number().int() })).optional(),
})
export type ApplicantCounts = z.infer<typeof applicantCounts>

/** `POST /jobApplicants/bulk`; `value` is the stage to move to, with the reason and the note of a rejection. */
export const applicantBulk = z.object({
  action: z.enum(['stage', 'delete', 'askToKeep']),
  ...bulkRecords,
  value: z.string().max(40).optional(),
  rejectCode: rejectCode.nullish(),
  rejectReason: line(200).nullish(),
})
export type ApplicantBulk = z.infer<typeof applicantBulk>
