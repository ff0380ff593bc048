import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'

interface FormSectionProps {
  heading: string
  intro?: ReactNode
  children: ReactNode
}

/** A group of fields with its heading: beside them on wide screens, above them on small ones. */
export function FormSection({ heading, intro, children }: FormSectionProps) {
  const headingId = useId()
  return (
    <Root aria-labelledby={headingId}>
      <div>
        <Heading level={2} size="h4" id={headingId}>
          {heading}
        </Heading>
        {intro && (
          <Text $size="small" $tone="muted">
            {intro}
          </Text>
        )}
      </div>
      <Fields>{children}</Fields>
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  padding-block: ${({ theme }) => theme.space.xl};
  border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};

  &:first-of-type {
    padding-block-start: 0;
    border-block-start: 0;
  }

  h2 + p {
    margin-block-start: ${({ theme }) => theme.space.xxs};
  }

  ${media.wide} {
    /* A side panel stacks them. */
    grid-template-columns: var(--section-columns, ${({ theme }) => theme.layout.columnSmall} minmax(0, 1fr));
    gap: var(--section-gap, ${({ theme }) => theme.space.xxl});
  }
`

const Fields = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.lg};
  min-inline-size: 0;
`

/**
 * A form with sticky bars for saving and checking, whose heights are `--save-bar` and `--check-bar`: scroll margins keep
 * the focused control and the text cursor above them.
 */
export const Form = styled.form`
  :is(input, textarea, select, button, .tiptap) {
    scroll-margin-block-end: calc(
      var(--save-bar, calc(2 * ${({ theme }) => theme.layout.control})) + var(--check-bar, 0rem)
    );
  }
`
