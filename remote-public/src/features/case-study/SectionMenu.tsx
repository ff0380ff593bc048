import { type KeyboardEvent, type MouseEvent, type RefObject, useId, useRef } from 'react'
import { Menu } from 'lucide-react'
import { useDisclosure } from '@tekskills/shared/hooks/use-disclosure'
import { useOutsidePress } from '@tekskills/shared/hooks/use-outside-press'
import { isPlainClick } from '@tekskills/shared/routing/plain-click'
import { CaseStudyDownload } from './CaseStudyDownload'
import type { CaseStudy } from './case-study'
import { Bar, Entries, Place, Row, Toggle } from './SectionMenu.styles'
import type { StoryId } from './story-sections'
import { useSectionMenu } from './use-section-menu'

interface SectionMenuProps {
  study: Pick<CaseStudy, 'id' | 'fileName' | 'story'>
  banner: RefObject<HTMLElement | null>
  /** The ids of the sections; must be stable. */
  ids: readonly StoryId[]
}

/** The menu of a case study's sections (CS-03 to CS-07), with the download of its document. */
export function SectionMenu({ study: { id: studyId, fileName, story }, banner, ids }: SectionMenuProps) {
  const menu = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const { isFixed, active, choose } = useSectionMenu({ banner, menu, ids })
  const list = useDisclosure()
  useOutsidePress(menu, list.isOpen, list.close)

  const handleChoice = (event: MouseEvent, id: StoryId) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    list.close()
    choose(id)
  }
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !list.isOpen) return
    list.close()
    toggle.current?.focus()
  }

  return (
    <Place data-print="hide">
      <Bar ref={menu} aria-label="In this case study" data-fixed={isFixed || undefined} onKeyDown={handleKeyDown}>
        <Row>
          <Toggle ref={toggle} type="button" aria-expanded={list.isOpen} aria-controls={listId} onClick={list.toggle}>
            <Menu aria-hidden="true" strokeWidth={1.75} />
            Menu
          </Toggle>
          <Entries id={listId} data-open={list.isOpen || undefined}>
            {story.map(({ id, heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-current={id === active ? 'true' : undefined}
                  onClick={(event) => handleChoice(event, id)}
                >
                  {heading}
                </a>
              </li>
            ))}
            {fileName && (
              <li>
                <CaseStudyDownload studyId={studyId} fileName={fileName} />
              </li>
            )}
          </Entries>
        </Row>
      </Bar>
    </Place>
  )
}
