import { ArrowRight } from 'lucide-react'
import { styled } from 'styled-components'
import type { MenuEntry } from '@tekskills/shared/contracts/navigation'
import { media } from '@tekskills/shared/theme/media'
import { pageColumn, stateTransition } from '@tekskills/shared/theme/styles'
import { AnyLink } from '@tekskills/shared/ui/TextLink/AnyLink'
import { EntryLink } from './EntryLink'
import { entryAddress } from './entry-address'
import type { NewestCaseStudy } from './load-newest-case-study'

interface MegaMenuProps {
  /** One sentence on what the entries have in common. */
  text?: string
  entries: readonly MenuEntry[]
  newest?: MenuEntry
  /** Replaces the link of `newest` once it is known. */
  study?: NewestCaseStudy
}

/** A submenu as wide as the page: a sentence, the entries with their icons, and the newest case study. */
export function MegaMenu({ text, entries, newest, study }: MegaMenuProps) {
  return (
    <Panel>
      <Row>
        <Sentence>{text}</Sentence>
        <Entries>
          {entries.map((entry) => (
            <Entry key={entry.name}>
              {entry.glyph && (
                <Glyph viewBox="0 0 7 7" aria-hidden="true">
                  <path d={entry.glyph} />
                </Glyph>
              )}
              <p>
                <EntryLink entry={entry} />
                {entry.text && <Line>{entry.text}</Line>}
              </p>
            </Entry>
          ))}
        </Entries>
        {newest && (
          <Newest>
            <Line>Newest case study</Line>
            {study && (
              <p>
                <strong>{study.result.figure}</strong>
                <Line>{study.result.measure}</Line>
              </p>
            )}
            <AnyLink to={study?.link ?? entryAddress(newest)}>
              {study?.name ?? newest.name}
              <ArrowRight aria-hidden="true" strokeWidth={1.75} />
            </AnyLink>
          </Newest>
        )}
      </Row>
    </Panel>
  )
}

/** Placed below the whole header, which is sticky. */
const Panel = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  z-index: ${({ theme }) => theme.z.overlay};
  max-block-size: 75vh;
  border-block: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  background: ${({ theme }) => theme.color.surfaceRaised};
  box-shadow: ${({ theme }) => theme.shadow.float};
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Row = styled.div`
  ${pageColumn}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => `${theme.space.md} ${theme.space.xl}`};
  align-items: start;
  padding-block: ${({ theme }) => `${theme.space.lg} ${theme.space.xl}`};

  ${media.wide} {
    grid-template-columns: ${({ theme }) => theme.layout.columnSmall} minmax(0, 1fr) auto;
    gap: ${({ theme }) => theme.space.xxl};
    padding-block: ${({ theme }) => `${theme.space.xl} ${theme.space.xxl}`};
  }
`

const Sentence = styled.p`
  grid-column: 1 / -1;
  font-size: ${({ theme }) => theme.font.size.h4};
  line-height: ${({ theme }) => theme.font.leading.snug};
  text-wrap: balance;

  ${media.wide} {
    grid-column: auto;
  }
`

const Entries = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space.xxs};
  padding: 0;
  list-style: none;

  /* An entry that would be alone in its row takes all of it. */
  & > li:last-child:nth-child(3n + 1) {
    grid-column: 1 / -1;
  }
`

const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => theme.space.sm};
  border-radius: ${({ theme }) => theme.radius.md};
  font-size: ${({ theme }) => theme.font.size.small};
  line-height: ${({ theme }) => theme.font.leading.snug};
  ${stateTransition}

  & a {
    font-weight: ${({ theme }) => theme.font.weight.semibold};
    text-decoration: none;
  }

  /* All of the entry is clickable, and shows the focus. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  &:has(a:focus-visible) {
    outline: ${({ theme }) => `${theme.line.focus} solid ${theme.color.focus}`};
  }

  &:hover {
    background: ${({ theme }) => theme.color.surfaceHover};
  }
`

const Glyph = styled.svg`
  inline-size: ${({ theme }) => theme.icon.xl};
  block-size: ${({ theme }) => theme.icon.xl};
  fill: none;
  stroke: ${({ theme }) => theme.color.accent};
  stroke-linecap: round;
  stroke-width: 0.7;
`

const Line = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
  line-height: ${({ theme }) => theme.font.leading.snug};
`

/** Its size and styles do not depend on whether the case study has loaded, which can happen during a navigation. */
const Newest = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  justify-content: space-between;
  inline-size: ${({ theme }) => theme.layout.columnSmall};
  block-size: ${({ theme }) => theme.layout.columnSmall};
  padding: ${({ theme }) => theme.space.md};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.accentSoft};
  overflow: hidden;

  & strong {
    display: block;
    color: ${({ theme }) => theme.color.accent};
    font-size: ${({ theme }) => theme.font.size.h2};
    font-weight: ${({ theme }) => theme.font.weight.medium};
    line-height: ${({ theme }) => theme.font.leading.tight};
    letter-spacing: ${({ theme }) => theme.font.tracking.tight};
  }

  & > a {
    color: ${({ theme }) => theme.color.accent};
    font-size: ${({ theme }) => theme.font.size.small};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
    line-height: ${({ theme }) => theme.font.leading.snug};
    text-decoration: none;
  }

  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & > a > svg {
    display: inline;
    inline-size: ${({ theme }) => theme.icon.sm};
    block-size: ${({ theme }) => theme.icon.sm};
    margin-inline-start: ${({ theme }) => theme.space.xxs};
    vertical-align: text-bottom;
  }

  &:has(a:focus-visible) {
    outline: ${({ theme }) => `${theme.line.focus} solid ${theme.color.focus}`};
    outline-offset: calc(-1 * ${({ theme }) => theme.line.focus});
  }
`
