import type { FastifyReply } from 'fastify'
import { notFound } from '../http/problems/problem-error'
import { contentDisposition } from './file-name'
import type { FileStore } from './file-store'

interface SentFile {
  id: string
  name: string
  type: string
}

/**
 * Hands a stored file out so that it can only be saved or looked at, never run: a sandbox without any right, and inline
 * only for a PDF. Throws 404 when its bytes are missing.
 */
export async function sendFile(
  reply: FastifyReply,
  files: FileStore,
  { id, name, type }: SentFile,
  wanted: 'attachment' | 'inline' = 'attachment',
): Promise<FastifyReply> {
  const content = await files.read(id)
  if (!content) throw notFound('The file could not be found.')
  const disposition = wanted === 'inline' && type === 'application/pdf' ? 'inline' : 'attachment'
  return reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', contentDisposition(disposition, name))
    .type(type)
    .send(content)
}
