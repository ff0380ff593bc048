import { styled } from 'styled-components'

/** First tab stop of the page: skips the header, to the element with the id `target`. */
export function SkipLink({ target = 'content', children = 'Skip to content' }: { target?: string; children?: string }) {
  return (
    <Root href={`#${target}`} data-print="hide">
      {children}
    </Root>
  )
}

const Root = styled.a`
  position: fixed;
  inset-block-start: ${({ theme }) => theme.space.xs};
  inset-inline-start: ${({ theme }) => theme.space.xs};
  z-index: ${({ theme }) => theme.z.skipLink};
  padding: ${({ theme }) => theme.space.sm} ${({ theme }) => theme.space.lg};
  /* Visible in forced-colors mode. */
  border: ${({ theme }) => theme.line.thin} solid transparent;
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.accent};
  color: ${({ theme }) => theme.color.onAccent};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  text-decoration: none;

  &:not(:focus) {
    transform: translateY(-200%);
  }
`
