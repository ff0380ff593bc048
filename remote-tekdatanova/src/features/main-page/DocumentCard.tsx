import { useId } from 'react'
import { FileText } from 'lucide-react'
import { styled } from 'styled-components'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Card, CardBody } from '@tekskills/shared/ui/Card/Card'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import type { MainCard } from '../../content/types'
import { ContentPicture } from '../../kit/pictures/ContentPicture'
import { Reveal } from '../../kit/reveal/Reveal'

/** A document: cover, title, description, and 'View', which opens its PDF in a new tab (MS-06, MS-07). */
export function DocumentCard({ card: { title, description, image, ppt, pages, bytes } }: { card: MainCard }) {
  const factsId = useId()
  return (
    <Place forwardedAs="li">
      <Document as="article" $padding="none">
        <Cover>
          <ContentPicture image={image} width={480} height={240} />
        </Cover>
        <CardBody>
          <Heading level={3} size="h4">
            {title}
          </Heading>
          <Text $size="small" $tone="muted">
            {description}
          </Text>
          <Foot>
            <ButtonLink href={ppt} type="application/pdf" external variant="secondary" aria-describedby={factsId}>
              View<VisuallyHidden> {title}</VisuallyHidden>
            </ButtonLink>
            <Facts id={factsId}>
              <FileText aria-hidden="true" strokeWidth={1.5} />
              PDF, {pages} pages, {fileSize(bytes)}
            </Facts>
          </Foot>
        </CardBody>
      </Document>
    </Place>
  )
}

const Place = styled(Reveal)`
  display: grid;
`

const Document = styled(Card)`
  min-inline-size: 0;
`

const Cover = styled.div`
  overflow: clip;
  aspect-ratio: 2;
  border-bottom: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.gradient.wash};
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  margin-top: auto;
  padding-top: ${({ theme }) => theme.space.sm};
`

const Facts = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
  font-variant-numeric: tabular-nums;

  svg {
    width: ${({ theme }) => theme.icon.sm};
    height: ${({ theme }) => theme.icon.sm};
  }
`

const KILOBYTE = 1000
const MEGABYTE = 1_000_000

/** Formats a file size in bytes: `86 kB`, `1.2 MB`. */
const fileSize = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / KILOBYTE))} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`
