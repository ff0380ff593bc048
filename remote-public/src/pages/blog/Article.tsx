import { styled } from 'styled-components'
import type { PublicBlog } from '@tekskills/shared/contracts/http/blogs'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { ArticleBody } from '../../features/article/ArticleBody'
import { ArticleHeader } from '../../features/article/ArticleHeader'
import { NeighbourLinks } from '../../features/article/NeighbourLinks'
import { ShareLinks } from '../../features/article/ShareLinks'
import { TagLinks } from '../../features/article/TagLinks'
import { BlogCardList } from '../../features/blogs/BlogCardList'
import { BlogPicture } from '../../features/blogs/BlogPicture'

/** An article with its picture, its text and the ways on from it. */
export function Article({ blog, pageUrl }: { blog: PublicBlog; pageUrl: string }) {
  return (
    <>
      <Root as="article">
        <ArticleHeader blog={blog} />
        <LeadPicture blog={blog} sizes="(min-width: 1300px) 1240px, 92vw" shape="banner" priority />
        <ArticleBody html={blog.content}>
          <Footer data-print="hide">
            <TagLinks tags={blog.tags} />
            <ShareLinks pageUrl={pageUrl} title={blog.blogName} />
          </Footer>
          <NeighbourLinks previous={blog.previous} next={blog.next} />
        </ArticleBody>
      </Root>
      {blog.related.length > 0 && (
        <Section tone="muted" heading="Read next">
          <BlogCardList blogs={blog.related} />
        </Section>
      )}
    </>
  )
}

const Root = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xxl};
  padding-block: ${({ theme }) => `${theme.space.xl} ${theme.space.section}`};
`

const LeadPicture = styled(BlogPicture)`
  border-radius: ${({ theme }) => theme.radius.md};
`

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.md};
  padding-block-start: ${({ theme }) => theme.space.lg};
  border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
`
