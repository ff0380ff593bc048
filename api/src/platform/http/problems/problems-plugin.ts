import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { restOfBody } from './drain-body'
import { problemDocument, PROBLEM_TYPE } from './problem-document'
import { ProblemError, invalidFields, unavailable } from './problem-error'

const frameworkCodes: Record<string, [status: number, code: string, detail: string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'UNSUPPORTED_MEDIA_TYPE', 'This request does not accept a body of this type.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    'This request does not accept a body of this type.',
  ],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'BODY_TOO_LARGE', 'The request is too large.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'MALFORMED_JSON', 'The body is not valid JSON.'],
  FST_ERR_BAD_URL: [400, 'BAD_REQUEST', 'The address is not valid.'],
}

/** Converts an error to a problem; an unknown error becomes a 500 without details. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  const { code, statusCode } = error as FastifyError
  const known = frameworkCodes[code]
  if (known) return new ProblemError(...known)
  const fromDatabase = databaseProblem(error)
  if (fromDatabase) return fromDatabase
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new ProblemError(
      statusCode,
      statusCode === 400 ? 'BAD_REQUEST' : codeOf(statusCode),
      'The request is not valid.',
    )
  }
  return new ProblemError(500, 'INTERNAL', 'Something went wrong on our side. Please try again later.')
}

const codeOf = (status: number) => (STATUS_CODES[status] ?? 'BAD_REQUEST').toUpperCase().replace(/\W+/g, '_')

/** Sends the problem document of `problem`. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemError): FastifyReply {
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.extras.headers })
    .type(PROBLEM_TYPE)
    .serializer(JSON.stringify)
    .send(problemDocument(problem, request))
}

/** Whether the service rejected a request for lack of capacity, which is by design and not a failure. */
const isBusy = (error: unknown) => error instanceof ProblemError && error.status === 503 && error.cause === undefined

/** Sends every error as problem+json; only 5xx are logged as errors, and lack of capacity as a warning. */
export const problems = fp(
  async (app) => {
    app.setErrorHandler(async (error, request, reply) => {
      const problem = toProblem(error)
      if (problem.status === 413 || request.isMultipart?.()) await restOfBody(request.raw)
      if (isBusy(error)) request.log.warn({ reason: problem.message }, 'request rejected')
      else if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
      return sendProblem(request, reply, problem)
    })
  },
  { name: 'problems' },
)

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', '57P01', '57P02', '57P03'])

/** The problem for a database or disk error; undefined for an internal error. */
export function databaseProblem(error: unknown): ProblemError | undefined {
  const { code, message } = error as { code?: string; message?: string }
  if (code === '53100' || code === 'ENOSPC') {
    return new ProblemError(
      507,
      'STORAGE_FULL',
      'Storage is full, so nothing was saved. You can still read everything.',
    )
  }
  // Text that PostgreSQL cannot store, such as a NUL.
  if (code === '22021' || code === '22P05') {
    return invalidFields([
      {
        field: '',
        code: 'INVALID',
        message: 'The text contains a character that cannot be stored. Remove it and try again.',
      },
    ])
  }
  if (code === '40001' || code === '40P01' || code === '53300' || code === '57014') return unavailable()
  const noResponse =
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered/
  if ((code && unreachable.has(code)) || noResponse.test(message ?? '')) return unavailable()
  return undefined
}
