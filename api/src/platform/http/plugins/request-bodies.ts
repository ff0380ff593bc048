import fp from 'fastify-plugin'
import { badRequest } from '../problems/problem-error'
import { cleanText } from '../validation/clean-text'

/** Only JSON is read here (forms with files are read by the routes that take them); anything else is 415. */
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
    // A call without a body names each missing field instead of "expected an object".
    app.addHook('preValidation', async (request) => {
      if (request.routeOptions.schema?.body) request.body ??= {}
    })
  },
  { name: 'request-bodies' },
)
