import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** Uses the browser's colors and font, because these pages load nothing of the site's design. */
const STYLE = `:root{color-scheme:light dark}
body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem}
h1{font-size:1.75rem;line-height:1.2;text-wrap:balance}
button{font:inherit;font-weight:600;padding:.75rem 1.5rem;cursor:pointer}`

const styleHash = createHash('sha256').update(STYLE).digest('base64')
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

export interface PageText {
  title: string
  text: string
  /** Label of the button that sends a POST to the page's own URL. */
  button?: string
}

/**
 * Sends a small page that works without scripts. Its URL contains a token, which the referrer policy keeps from other
 * sites.
 */
export function sendPage(reply: FastifyReply, status: number, { title, text, button }: PageText): FastifyReply {
  const form = button ? `<form method="post"><button>${button}</button></form>` : ''
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(
      '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
        '<meta name="viewport" content="width=device-width,initial-scale=1">' +
        `<title>${title}</title><style>${STYLE}</style></head>` +
        `<body><main><h1>${title}</h1><p>${text}</p>${form}<p><a href="/">Go to the Tekskills site</a></p></main></body></html>`,
    )
}
