/** Changes with the picture, so that browsers can cache a URL with it forever. */
export const pictureVersion = (pictureId: string) => pictureId.slice(-8)

/** The public URL of a record's picture, or `null` if it has none. */
export const pictureAddress = (
  area: 'blogs' | 'author' | 'newsRoom' | 'newsRoom/template' | 'caseStudy',
  recordId: string,
  pictureId: string | null,
) => pictureId && `/api/public/user/${area}/download/${recordId}?v=${pictureVersion(pictureId)}`
