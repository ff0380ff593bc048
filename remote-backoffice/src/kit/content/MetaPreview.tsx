import { useFormContext, useWatch } from 'react-hook-form'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'
import { CroppedPicture } from '../picture-focus/CroppedPicture'
import { usePictureAddress } from '../picture-focus/use-picture-address'
import { Caption, Excerpt, Path, Pair, Result, ResultTitle, ShareCard, ShareText } from './MetaPreview.styles'

/** Number of characters of a title and of a description that search engines show (contract §3.5). */
export const SHOWN = { title: 60, description: 155 }

export interface MetaPreviewProps {
  /** The field of the record's name. */
  name: string
  /** Public address up to the slug: `/blog/`. */
  pagePath: string
  /** The form fields of the picture, and the staff endpoint of the stored one. */
  picture: Parameters<typeof usePictureAddress>[0]
}

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text)

/** How the page will look among search results and when its link is shared. */
export function MetaPreview({ name, pagePath, picture: names }: MetaPreviewProps) {
  const { control } = useFormContext<Record<string, string>>()
  const fields = [name, 'slug', 'description', 'metaTitle', 'metaDescription']
  const [title = '', slug = '', summary = '', metaTitle = '', metaDescription = ''] = useWatch({
    control,
    name: fields,
  })
  const picture = usePictureAddress(names)
  const [x, y] = useWatch<{ focusX: number | null; focusY: number | null }, ['focusX', 'focusY']>({
    name: ['focusX', 'focusY'],
  })
  const focus = typeof x === 'number' && typeof y === 'number' ? { x, y } : null
  const shownTitle = metaTitle || title || 'Page name'
  const shownDescription = metaDescription || summary || 'Page summary.'

  return (
    <Pair>
      <figure>
        <Caption>In search results</Caption>
        <Result>
          <Path>
            {location.host} › {pagePath.split('/').filter(Boolean).join(' › ')} › {slug || '…'}
          </Path>
          <ResultTitle>{cut(shownTitle, SHOWN.title)}</ResultTitle>
          <Excerpt>{cut(shownDescription, SHOWN.description)}</Excerpt>
        </Result>
      </figure>
      <figure>
        <Caption>In shared links</Caption>
        <ShareCard>
          {picture ? (
            <CroppedPicture src={picture} focus={focus} />
          ) : (
            <SignalArt seed={title || pagePath} width={480} height={252} />
          )}
          <ShareText>
            <Path>{location.host}</Path>
            <strong>{cut(shownTitle, SHOWN.title)}</strong>
          </ShareText>
        </ShareCard>
      </figure>
    </Pair>
  )
}
