import { useId } from 'react'
import { styled } from 'styled-components'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { shareLinks } from './share-links'

/** Links to the share forms of social networks, prefilled with this page's address. */
export function ShareLinks({ pageUrl, title }: { pageUrl: string; title: string }) {
  const labelId = useId()
  return (
    <Root data-print="hide">
      <Text as="span" id={labelId} $size="small" $weight="semibold">
        Share
      </Text>
      <ul aria-labelledby={labelId}>
        {shareLinks(pageUrl, title).map(({ name, href }) => (
          <li key={name}>
            <TextLink href={href} external>
              <VisuallyHidden>Share on </VisuallyHidden>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${({ theme }) => theme.space.md};

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space.md};
    padding: 0;
    font-size: ${({ theme }) => theme.font.size.small};
    list-style: none;
  }
`
