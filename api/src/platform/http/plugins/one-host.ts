import { namesOneHost } from '@tekskills/shared/server/one-host'
import fp from 'fastify-plugin'
import { badRequest } from '../problems/problem-error'

/** Rejects requests that name two hosts with 400. */
export const oneHost = fp(
  async (app) => {
    app.addHook('onRequest', async ({ raw }) => {
      if (!namesOneHost(raw)) throw badRequest('BAD_REQUEST', 'The request is not valid: it names two hosts.')
    })
  },
  { name: 'one-host' },
)
