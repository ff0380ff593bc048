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
 * Sends a stored file so that it can be saved or viewed but never run: with an empty sandbox, and inline only for a
 * PDF. Throws 404 if its content is missing.
 */
export async function sendFile(
  reply: FastifyReply,
  files: FileStore,
  { id, name, type }: SentFile,
  requested: 'attachment' | 'inline' = 'attachment',
): Promise<FastifyReply> {
  const content = await files.read(id)
  if (!content) throw notFound('The file could not be found.')
  const disposition = requested === 'inline' && type === 'application/pdf' ? 'inline' : 'attachment'
  return reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', contentDisposition(disposition, name))
    .type(type)
    .send(content)
}
