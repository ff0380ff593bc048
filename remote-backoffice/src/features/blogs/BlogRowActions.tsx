import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { editBlog, publicBlog } from '../../paths'
import { RowActions } from './BlogTable.styles'

interface BlogRowActionsProps {
  blog: StaffBlog
  onRemove: (blog: StaffBlog) => void
}

const quiet = { variant: 'quiet', size: 'small' } as const
const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const

/** What can be done with one blog: see it on the site when it is public, edit, delete. */
export function BlogRowActions({ blog, onRemove }: BlogRowActionsProps) {
  const { id, blogName, slug, status } = blog
  return (
    <RowActions>
      {status === 'PUBLISHED' && slug && (
        <ButtonLink {...quiet} href={publicBlog(slug)} external title="View on site" icon={<ExternalLink {...icon} />}>
          <VisuallyHidden>View {blogName} on site</VisuallyHidden>
        </ButtonLink>
      )}
      <ButtonLink {...quiet} to={editBlog(id)} title="Edit" icon={<Pencil {...icon} />}>
        <VisuallyHidden>Edit {blogName}</VisuallyHidden>
      </ButtonLink>
      <Button {...quiet} title="Delete" icon={<Trash2 {...icon} />} onClick={() => onRemove(blog)}>
        <VisuallyHidden>Delete {blogName}</VisuallyHidden>
      </Button>
    </RowActions>
  )
}
