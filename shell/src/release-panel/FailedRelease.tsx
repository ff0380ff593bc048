import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ExplainedError } from '@tekskills/shared/contracts/release-errors'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import type { FailedRelease as FailedReleaseData } from './read-release-errors'
import { kindTexts, placeText, timeText, timesText } from './release-text'

interface FailedReleaseProps extends FailedReleaseData {
  /** How the release relates to visitors. */
  children: ReactNode
}

/** The errors of one release. */
export function FailedRelease({ remote, release, errors, children }: FailedReleaseProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Name id={headingId}>
        {remote} <Code>{release}</Code> {children}
      </Name>
      <Errors>
        {errors.map((error) => (
          <FailedPlace key={`${error.place} ${error.message} ${error.frames[0]}`} error={error} />
        ))}
      </Errors>
    </section>
  )
}

function FailedPlace({ error }: { error: ExplainedError }) {
  const { message, places, frames, routes, browsers, reports, firstAt, lastAt } = error
  const [first, ...others] = places
  return (
    <Failed>
      <Message>
        <Badge $tone="danger">{kindTexts[error.place]}</Badge> {message}
      </Message>
      <Place>
        {first ? (
          <Code>{placeText(first)}</Code>
        ) : frames[0] ? (
          <>
            No source map for <Code>{frames[0]}</Code>
          </>
        ) : (
          'Its stack names no file of a release.'
        )}
      </Place>
      {others.length > 0 && (
        <details>
          <summary>Called from</summary>
          <Callers>
            {others.map((place) => (
              <li key={placeText(place)}>
                <Code>{placeText(place)}</Code>
              </li>
            ))}
          </Callers>
        </details>
      )}
      <Facts>
        <Fact name="Count">{timesText(reports)}</Fact>
        <Fact name="Pages">{routes.join(', ') || 'not known'}</Fact>
        <Fact name="Browsers">{browsers.join(', ')}</Fact>
        <Fact name="First seen">{timeText(firstAt)}</Fact>
        <Fact name="Last seen">{timeText(lastAt)}</Fact>
      </Facts>
    </Failed>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Name = styled.h3`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  margin-block-start: ${({ theme }) => theme.space.md};
  font-size: ${({ theme }) => theme.font.size.body};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`

const Code = styled.code`
  font-family: ${({ theme }) => theme.font.mono};
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.regular};
  overflow-wrap: anywhere;
`

const Errors = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

const Failed = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  padding-block: ${({ theme }) => theme.space.sm};
  border-block-end: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
`

const Message = styled.p`
  overflow-wrap: anywhere;
`

const Place = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
`

const Callers = styled.ol`
  margin: 0;
  padding-inline-start: ${({ theme }) => theme.space.lg};
`

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.lg}`};
  margin: 0;
  font-size: ${({ theme }) => theme.font.size.small};

  & dt {
    color: ${({ theme }) => theme.color.textMuted};
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
