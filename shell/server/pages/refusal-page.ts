/** Headers of a page that only says why there is no other: it loads nothing, and nobody keeps it. */
export const refusalHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
}

/** The page for somebody who asked for releases that cannot be had, with the way back to the live ones. */
export const refusalPage = (sentence: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><title>No such release | Tekskills</title></head>` +
  `<body><main><h1>No such release</h1><p>${sentence}</p><p><a href="?release=">Go to the live releases</a></p></main>` +
  `</body></html>`
