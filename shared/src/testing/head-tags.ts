/** Content of the meta tag with this `name` or `property`. */
export const metaContent = (key: string) =>
  document.head.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content')

/** URL of the canonical link. */
export const canonicalLink = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href')
