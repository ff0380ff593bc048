import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import type { BlogRefusal } from './blog-refusal'
import { VersionConflict } from './VersionConflict'

interface BlogRefusalNoticeProps {
  refusal: BlogRefusal
  base: StaffBlog | null
  onRebase: (current: StaffBlog, text: 'mine' | 'theirs') => void
}

/** Why the blog was not saved, brought into view; the text stays in the form. */
export function BlogRefusalNotice({ refusal, base, onRebase }: BlogRefusalNoticeProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [refusal])
  return (
    <Root ref={root} role="alert" tabIndex={-1}>
      {refusal.kind === 'conflict' ? (
        <VersionConflict current={refusal.current} base={base} onRebase={onRebase} />
      ) : (
        <Alert tone="danger" heading="The blog was not saved">
          <p>{refusal.message} What you typed is still here.</p>
        </Alert>
      )}
    </Root>
  )
}

const Root = styled.div`
  margin-block-end: ${({ theme }) => theme.space.lg};
`
