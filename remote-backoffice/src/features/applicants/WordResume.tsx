import { styled } from 'styled-components'
import type { ResumeParagraph } from '@tekskills/shared/contracts/http/applicants'
import { Text } from '@tekskills/shared/ui/Text/Text'

interface WordResumeProps {
  name: string
  paragraphs: readonly ResumeParagraph[]
}

/** The text of a résumé in a Word document, with its headings and lists. */
export const WordResume = ({ name, paragraphs }: WordResumeProps) => (
  <>
    <Text $size="small" $tone="muted">
      Text of the Word document, without its layout. Download the file to see it as sent.
    </Text>
    {/* A scrollable region must be focusable, so that keys can scroll it. */}
    <Sheet role="region" aria-label={`CV of ${name}`} tabIndex={0}>
      {paragraphs.map(({ kind, text }, index) => (
        // The order of paragraphs never changes, so the index can be the key.
        <Line key={index} dir="auto" $kind={kind}>
          {text}
        </Line>
      ))}
    </Sheet>
  </>
)

const Sheet = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  align-content: start;
  overflow-y: auto;
  max-block-size: 75vh;
  padding: ${({ theme }) => theme.space.md};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.sm};
  overflow-wrap: anywhere;
`

const Line = styled.p<{ $kind: ResumeParagraph['kind'] }>`
  max-inline-size: ${({ theme }) => theme.layout.reading};
  white-space: pre-line;
  font-weight: ${({ theme, $kind }) => ($kind === 'HEADING' ? theme.font.weight.bold : theme.font.weight.regular)};
  margin-block-start: ${({ theme, $kind }) => ($kind === 'HEADING' ? theme.space.sm : 0)};
  padding-inline-start: ${({ theme, $kind }) => ($kind === 'ITEM' ? theme.space.md : 0)};

  &::before {
    content: '${({ $kind }) => ($kind === 'ITEM' ? '• ' : '')}';
  }
`
