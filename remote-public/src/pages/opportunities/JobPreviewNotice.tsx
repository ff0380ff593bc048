import type { PublicCareer } from '@tekskills/shared/contracts/http/careers'
import { opportunities } from '../../content/careers/opportunities'
import { PreviewNotice } from '../../kit/preview/PreviewNotice'

const { text, missing: needed, fields } = opportunities.preview

/** Says that nobody else sees the page of a job that is not public, and what the job lacks. */
export function JobPreviewNotice({ missing }: NonNullable<PublicCareer['preview']>) {
  const names = missing.map((field) => fields[field as keyof typeof fields])
  return (
    <PreviewNotice text={text}>
      {names.length > 0 && (
        <p>
          {needed} {names.join(', ')}.
        </p>
      )}
    </PreviewNotice>
  )
}
