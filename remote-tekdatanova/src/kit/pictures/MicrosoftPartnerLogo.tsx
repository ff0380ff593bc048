import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { partner } from '../../content/microsoft-partner'
import { dotPath, linePath, type Point } from './svg-path'

const SIDE = 56
const at = (x: number, y: number): Point => ({ x, y })

/** Three lines that meet in one point. */
const lines = [8, 28, 48].map((y) => linePath([at(6, y), at(26, y), at(38, 28), at(46, 28)])).join('')
const dots = dotPath([at(6, 8), at(6, 28), at(6, 48)])

/** The partner badge with the wording of the specification (MS-12). */
export function MicrosoftPartnerLogo() {
  return (
    <Plate>
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} width={SIDE} height={SIDE} aria-hidden="true">
        <Lines d={lines} />
        <Dots d={dots} />
        <Dots d={dotPath([at(48, 28)])} $end />
      </svg>
      <TextColumn>
        <strong>{partner.status}</strong>
        <span>{partner.areas.join(' · ')}</span>
      </TextColumn>
    </Plate>
  )
}

const Plate = styled.p`
  display: inline-flex;
  gap: ${({ theme }) => theme.space.md};
  align-items: center;
  padding: ${({ theme }) => `${theme.space.sm} ${theme.space.lg} ${theme.space.sm} ${theme.space.md}`};
  border: ${({ theme }) => `${theme.line.thin} solid ${theme.color.borderStrong}`};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceRaised};

  & > svg {
    flex: none;
    inline-size: ${({ theme }) => theme.space.xxl};
    block-size: auto;
    fill: none;
    stroke-linecap: round;
  }

  ${media.phone} {
    gap: ${({ theme }) => theme.space.sm};
    padding: ${({ theme }) => `${theme.space.xxs} ${theme.space.sm}`};

    & > svg {
      inline-size: ${({ theme }) => theme.space.xl};
    }
  }
`

const TextColumn = styled.span`
  display: flex;
  flex-direction: column;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
  line-height: ${({ theme }) => theme.font.leading.snug};

  & > strong {
    color: ${({ theme }) => theme.color.text};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
`

const Lines = styled.path`
  stroke: ${({ theme }) => theme.color.accent2};
  stroke-width: 2;
`

const Dots = styled.path<{ $end?: boolean }>`
  stroke: ${({ theme, $end }) => ($end ? theme.color.accent : theme.color.accent2)};
  stroke-width: ${({ $end }) => ($end ? 14 : 7)};
`
