import type { Socket } from 'node:net'
import { problemDocument, PROBLEM_TYPE } from './problem-document'
import { ProblemError } from './problem-error'

/** Responds to invalid HTTP and oversized headers, which never reach a route. */
export function rejectConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const problem = problemFor(error.code)
  const body = JSON.stringify(problemDocument(problem))
  const head = [
    `HTTP/1.1 ${problem.status} ${problem.message}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

function problemFor(code: string | undefined): ProblemError {
  if (code === 'HPE_HEADER_OVERFLOW') return new ProblemError(431, 'HEADERS_TOO_LARGE', 'The headers are too large.')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new ProblemError(408, 'REQUEST_TIMEOUT', 'The request took too long.')
  return new ProblemError(400, 'BAD_REQUEST', 'The request is not valid.')
}
