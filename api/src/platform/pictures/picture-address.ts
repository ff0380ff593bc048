/** Changes with the picture, so that browsers may keep an address that carries it for ever. */
export const pictureVersion = (pictureId: string) => pictureId.slice(-8)

/** The public address of a record's picture, or `null` when it has none. */
export const pictureAddress = (
  area: 'blogs' | 'author' | 'newsRoom' | 'newsRoom/template' | 'caseStudy',
  recordId: string,
  pictureId: string | null,
) => pictureId && `/api/public/user/${area}/download/${recordId}?v=${pictureVersion(pictureId)}`
