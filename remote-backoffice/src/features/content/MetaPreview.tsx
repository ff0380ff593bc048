import { useFormContext, useWatch } from 'react-hook-form'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'
import { Caption, Excerpt, Path, Pair, Result, ResultTitle, ShareCard, ShareWords } from './MetaPreview.styles'
import { useStoredPicture } from './use-stored-picture'

/** What search engines show of a title and of a description, in characters (contract §3.5). */
export const SHOWN = { title: 60, description: 155 }

export interface MetaPreviewProps {
  /** The field of the record's name. */
  name: string
  /** Public address up to the slug: `/blog/`. */
  pagePath: string
  /** Staff call that answers the stored picture; absent while there is none. */
  download?: string
}

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text)

/** How the page will look among search results and when its link is shared. */
export function MetaPreview({ name, pagePath, download }: MetaPreviewProps) {
  const { control } = useFormContext<Record<string, string>>()
  const fields = [name, 'slug', 'description', 'metaTitle', 'metaDescription']
  const [title = '', slug = '', summary = '', metaTitle = '', metaDescription = ''] = useWatch({
    control,
    name: fields,
  })
  const picture = useStoredPicture(download)
  const words = metaTitle || title || 'The name of the page'
  const text = metaDescription || summary || 'The summary of the page.'

  return (
    <Pair>
      <figure>
        <Caption>As a search result</Caption>
        <Result>
          <Path>
            {location.host} › {pagePath.split('/').filter(Boolean).join(' › ')} › {slug || '…'}
          </Path>
          <ResultTitle>{cut(words, SHOWN.title)}</ResultTitle>
          <Excerpt>{cut(text, SHOWN.description)}</Excerpt>
        </Result>
      </figure>
      <figure>
        <Caption>As a shared link</Caption>
        <ShareCard>
          {picture ? <img src={picture} alt="" /> : <SignalArt seed={title || pagePath} width={480} height={252} />}
          <ShareWords>
            <Path>{location.host}</Path>
            <strong>{cut(words, SHOWN.title)}</strong>
          </ShareWords>
        </ShareCard>
      </figure>
    </Pair>
  )
}
