import { css, styled } from 'styled-components'
import type { Chrome } from '@tekskills/shared/contracts/access'
import type { ReleaseSelection } from '@tekskills/shared/contracts/boot'
import { useLocation } from '@tekskills/shared/routing/router'
import { pageColumn } from '@tekskills/shared/theme/styles'
import { openReleasePanel, useReleasePanel } from '../release-panel/open-release-panel'

export interface ReleaseRibbonProps {
  releases: ReleaseSelection
  chrome: Chrome
}

/** Shows QA and staff which releases this tab uses instead of the live ones, opens the panel, and links back to live. */
export function ReleaseRibbon({ releases, chrome }: ReleaseRibbonProps) {
  const { pathname } = useLocation()
  const { isLoading } = useReleasePanel()
  return (
    <Root aria-label="Chosen releases" data-chrome={chrome} data-print="hide">
      <Row>
        <p>
          {'Not what visitors see: '}
          {Object.entries(releases).map(([name, release], index) => (
            <span key={name}>
              {index > 0 && ', '}
              {name} <Release>{release}</Release>
            </span>
          ))}
        </p>
        <Actions>
          <Change
            type="button"
            aria-haspopup="dialog"
            aria-busy={isLoading || undefined}
            onClick={() => void openReleasePanel()}
          >
            Change
          </Change>
          {/* A plain link: other releases require a full page load. */}
          <Leave href={`${pathname}?release=`}>Leave</Leave>
        </Actions>
      </Row>
    </Root>
  )
}

const Root = styled.aside`
  flex: none;
  border-block-end: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.warning};
  background: ${({ theme }) => theme.color.warningSoft};
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.font.size.small};
  line-height: ${({ theme }) => theme.font.leading.snug};

  /* The header of the microsite floats over space that its page reserves; the ribbon goes between the two. */
  &[data-chrome='microsite'] {
    position: relative;
    z-index: ${({ theme }) => theme.z.raised};
    margin-block: ${({ theme }) => theme.layout.header} calc(-1 * ${({ theme }) => theme.layout.header});
  }
`

const Row = styled.div`
  ${pageColumn}
  display: flex;
  gap: ${({ theme }) => theme.space.md};
  align-items: center;
  justify-content: space-between;
  padding-block: ${({ theme }) => theme.space.xs};
`

const Release = styled.b`
  font-family: ${({ theme }) => theme.font.mono};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  overflow-wrap: anywhere;
`

const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: end;
  column-gap: ${({ theme }) => theme.space.md};
`

const action = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-block-size: ${({ theme }) => theme.layout.control};
  color: ${({ theme }) => theme.color.accent};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  text-decoration: underline;
`

const Change = styled.button`
  ${action}
  padding: 0;
  border: 0;
  background: none;

  &[aria-busy] {
    cursor: progress;
  }
`

const Leave = styled.a`
  ${action}
`
