import { useState, type ReactNode } from 'react'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import type { MediaItem } from '@tekskills/shared/contracts/http/media'
import { useNavigate } from '@tekskills/shared/routing/router'
import { SAME_PAGE } from '@tekskills/shared/routing/same-page'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { MediaCard } from '../../kit/media/MediaCard'
import { MediaPages } from '../../kit/media/MediaPages'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { TableSearch } from '../../kit/tables/TableSearch'
import { picturePage, picturesPage } from '../../paths'
import { UploadPanel } from './UploadPanel'

interface PicturesViewProps {
  first: Page<MediaItem>
  q: string | undefined
  /** The tabs of the dashboard. */
  tabs: ReactNode
}

/** The library: every picture of blogs, case studies and news, newest first. */
export function PicturesView({ first, q, tabs }: PicturesViewProps) {
  const navigate = useNavigate()
  /** A new form for each picture. */
  const [uploads, setUploads] = useState(0)

  const search = (text: string | undefined) =>
    navigate(text ? `${picturesPage}&q=${encodeURIComponent(text)}` : picturesPage, {
      replace: true,
      state: SAME_PAGE,
    })

  return (
    <StaffPage
      heading="Pictures"
      intro="Every picture in blogs, case studies and news. Describe it once and use it everywhere."
      action={tabs}
    >
      <Stack $gap="lg">
        <UploadPanel key={uploads} onUploaded={() => setUploads(uploads + 1)} />
        <TableSearch
          label="Search pictures"
          placeholder="Name or description"
          value={q ?? ''}
          onSearch={(text) => void search(text)}
        />
        <MediaPages first={first} q={q} cardOf={(item) => <MediaCard item={item} to={picturePage(item.id)} />} />
      </Stack>
    </StaffPage>
  )
}
