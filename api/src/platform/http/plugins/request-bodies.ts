import fp from 'fastify-plugin'
import { badRequest } from '../problems/problem-error'
import { cleanText } from '../validation/clean-text'

/** Parses JSON bodies (routes that accept forms parse them); any other type is rejected with 415. */
export const requestBodies = fp(
  async (app) => {
    const parseJson = app.getDefaultJsonParser('error', 'error')
    const utf8 = new TextDecoder('utf-8', { fatal: true })
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
      if (body.length === 0) return done(null, undefined)
      let text
      try {
        text = utf8.decode(body as Buffer)
      } catch {
        return done(badRequest('MALFORMED_JSON', 'The body is not valid UTF-8.'))
      }
      void parseJson(request, text, (error, value) => {
        if (error) return done(badRequest('MALFORMED_JSON', 'The body is not valid JSON.'))
        try {
          done(null, cleanText(value))
        } catch (cause) {
          done(cause as Error)
        }
      })
    })
    // A request without a body gets an error for each missing field instead of "expected an object".
    app.addHook('preValidation', async (request) => {
      if (request.routeOptions.schema?.body) request.body ??= {}
    })
  },
  { name: 'request-bodies' },
)
