import { feedTitleOf } from '../contracts/feeds'
import { COMPANY_NAME, type MergedMeta } from './meta-with-defaults'

/**
 * All tags in the head of a page (MT-01). Mounted once, by the shell: React moves them into the head, where two would be
 * duplicates. The image size tags have the values of the specification (100 by 350), whatever the size of the file. A
 * preview has no tags for sharing: the address in them does not exist.
 */
export function MetaTags({ meta }: { meta: MergedMeta }) {
  const { title, description, keywords, canonical, image, imageAlt, robots, type, isPreview, feed } = meta
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <meta name="robots" content={robots} />
      {!isPreview && (
        <>
          <meta property="og:site_name" content={COMPANY_NAME} />
          <meta property="og:type" content={type} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={canonical} />
          <meta property="og:image" content={image} />
          <meta property="og:image:width" content="100" />
          <meta property="og:image:height" content="350" />
          <meta property="og:image:alt" content={imageAlt} />
          <meta name="twitter:card" content="summary_large_image" />
          <meta name="twitter:title" content={title} />
          <meta name="twitter:description" content={description} />
          <meta name="twitter:url" content={canonical} />
          <meta name="twitter:image" content={image} />
          <meta name="twitter:image:alt" content={imageAlt} />
          <link rel="canonical" href={canonical} />
        </>
      )}
      {feed && <link rel="alternate" type="application/rss+xml" title={feedTitleOf(feed)} href={feed} />}
    </>
  )
}
