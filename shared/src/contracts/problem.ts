/** One field that the service rejected. */
export interface FieldProblem {
  field: string
  code: string
  message: string
}

/** RFC 9457 problem document, the service's response for every status of 400 and above. */
export interface Problem {
  type: string
  title: string
  status: number
  code: string
  detail: string
  message: string
  instance?: string
  requestId?: string
  errors?: FieldProblem[]
  /** Extra members by code, e.g. `current` on VERSION_CONFLICT, `suggestion` on SLUG_TAKEN. */
  [member: string]: unknown
}
