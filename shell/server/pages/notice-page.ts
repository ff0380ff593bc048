import { cspHash } from './start-scripts'

/** A short page in place of the requested one; it needs no release, no script and no service. */
export interface Notice {
  title: string
  /** Static text, or HTML that is already safe. */
  sentence: string
  /** Link to the next step. */
  link: { href: string; label: string }
}

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fff;color:#14213d;' +
  'font:1.125rem/1.6 system-ui,sans-serif}main{box-sizing:border-box;width:100%;max-width:36rem;padding:2rem 1.5rem}' +
  'h1{margin:0 0 1rem;font-size:2rem;line-height:1.2}p{margin:0 0 1.5rem}' +
  'a{display:inline-block;padding:.75rem 1.5rem;border-radius:.5rem;background:#14213d;color:#fff;text-decoration:none}' +
  'a:focus-visible{outline:.2rem solid #14213d;outline-offset:.2rem}'

/** Headers of a notice: it may load nothing and must not be cached. */
export const noticeHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src ${cspHash(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
}

/** The HTML of a notice. */
export const noticePage = ({ title, sentence, link }: Notice): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Tekskills</title>` +
  `<style>${style}</style></head><body><main><h1>${title}</h1><p>${sentence}</p>` +
  `<p><a href="${link.href}">${link.label}</a></p></main></body></html>`

/** Requests the same address again: an empty href resolves to the current page. */
const again = { href: '', label: 'Try again' }

/** 400: the request chose releases that cannot be used. */
export const noSuchRelease = (sentence: string): Notice => ({
  title: 'No such release',
  sentence,
  link: { href: '?release=', label: 'Go to the live releases' },
})

/** 410: staff have marked the address as gone (contract §3.7, additions). */
export const pageGone: Notice = {
  title: 'This page has been removed',
  sentence: 'We no longer have what was at this address, and nothing has taken its place.',
  link: { href: '/', label: 'Go to the home page' },
}

/** 503: too many pages are waiting to be rendered. */
export const siteBusy: Notice = {
  title: 'The site is busy',
  sentence: 'Many people are visiting the site right now. Please try again in a few seconds.',
  link: again,
}

/** 503: no release is usable, or none of the remote that the address may belong to. */
export const siteUnavailable: Notice = {
  title: 'Back in a moment',
  sentence: 'This page cannot be shown right now. Please try again shortly.',
  link: again,
}

/** 429: the network has used up its render allowance. */
export const tooManyPages = (seconds: number): Notice => ({
  title: 'Too many requests',
  sentence: `Your network is requesting pages faster than we can serve them. Please try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
  link: again,
})
