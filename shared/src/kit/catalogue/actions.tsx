import { ArrowRight, Download, Pencil, Trash2 } from 'lucide-react'
import { Button } from '../../ui/Button/Button'
import { ButtonLink } from '../../ui/Button/ButtonLink'
import { FilterChip } from '../../ui/Chip/FilterChip'
import { Tag } from '../../ui/Chip/Tag'
import { Menu, type MenuItem } from '../../ui/Menu/Menu'
import { Cluster } from '../../ui/Stack/Cluster'
import { Text } from '../../ui/Text/Text'
import { TextLink } from '../../ui/TextLink/TextLink'
import { AnyLink } from '../../ui/TextLink/AnyLink'
import { PlaceText } from '../../ui/TextLink/PlaceText'
import { Tooltip } from '../../ui/Tooltip/Tooltip'
import type { KitEntry } from './kit-entry'
import { iconProps } from '../../theme/icon-props'

const done = () => undefined
const rowActions: readonly MenuItem[] = [
  { label: 'Edit', icon: <Pencil {...iconProps} />, to: '/blogs' },
  { label: 'Download', icon: <Download {...iconProps} />, onSelect: done },
  { label: 'Publish', disabled: true },
  { label: 'Delete', icon: <Trash2 {...iconProps} />, danger: true, startsGroup: true, onSelect: done },
]

export const actions: readonly KitEntry[] = [
  {
    name: 'Button',
    components: ['Button', 'ButtonLink'],
    chapter: 'Actions',
    kind: 'action',
    purpose: 'Performs an action, in four weights. For navigation use a ButtonLink; one primary button per view.',
    specimens: [
      { label: 'Rest', element: <Button>Publish</Button> },
      { label: 'Secondary', element: <Button variant="secondary">Preview</Button> },
      { label: 'Quiet', element: <Button variant="quiet">Discard changes</Button> },
      { label: 'Danger', element: <Button variant="danger">Delete</Button> },
      { label: 'Busy', element: <Button busy>Publishing</Button> },
      { label: 'Disabled', element: <Button disabled>Publish</Button> },
      { label: 'With an icon', element: <Button icon={<Download {...iconProps} />}>Download the report</Button> },
      { label: 'Small', element: <Button size="small">Save the draft</Button> },
      {
        label: 'As a link',
        element: (
          <ButtonLink to="/contact" icon={<ArrowRight {...iconProps} />}>
            Talk to an engineer
          </ButtonLink>
        ),
      },
      {
        label: 'Full width',
        element: (
          <Button block variant="secondary">
            Show all articles
          </Button>
        ),
      },
    ],
  },
  {
    name: 'TextLink',
    components: ['AnyLink', 'PlaceText', 'TextLink'],
    chapter: 'Actions',
    kind: 'link',
    purpose: 'A link in running text, or unstyled for components with their own styles. A new tab is announced.',
    specimens: [
      { label: 'Rest', element: <TextLink to="/services/cloud">How we move a platform</TextLink> },
      {
        label: 'In a sentence',
        element: (
          <Text>
            Every estimate names its <TextLink to="/resources/blogs">assumptions</TextLink>, so a change has a price
            before it has a date.
          </Text>
        ),
      },
      {
        label: 'New tab',
        element: (
          <TextLink href="https://www.w3.org/WAI/" external>
            Accessibility guidelines
          </TextLink>
        ),
      },
      { label: 'Place of an appointment', element: <PlaceText place="https://meet.example/42" /> },
      { label: 'Bare', element: <AnyLink to="/contact">Contact</AnyLink> },
    ],
  },
  {
    name: 'Menu',
    components: ['Menu'],
    chapter: 'Actions',
    kind: 'action',
    purpose: 'Secondary actions behind a button. Two or three frequent actions are buttons side by side instead.',
    keys: [
      ['Enter, Space, ↓', 'opens the menu'],
      ['↑ ↓ Home End, letters', 'move'],
      ['Enter', 'chooses'],
      ['Esc', 'closes and restores the focus'],
    ],
    specimens: [
      { label: 'Rest', element: <Menu label="Actions" items={rowActions} align="start" /> },
      { label: 'Dots', element: <Menu label="More actions" trigger="dots" items={rowActions} /> },
      { label: 'Primary', element: <Menu label="Add" variant="primary" items={rowActions} align="start" /> },
      { label: 'Disabled', element: <Menu label="No actions" items={rowActions} disabled /> },
    ],
    opens: { press: 'Actions', appears: 'menu' },
  },
  {
    name: 'Chip',
    components: ['FilterChip', 'Tag'],
    chapter: 'Actions',
    kind: 'action',
    purpose: 'A filter that is on or off, as a link or a button; and a tag, which is only a label.',
    specimens: [
      { label: 'Rest', element: <FilterChip count={12}>Cloud</FilterChip> },
      {
        label: 'On',
        element: (
          <FilterChip selected count={12}>
            Cloud
          </FilterChip>
        ),
      },
      { label: 'Disabled', element: <FilterChip disabled>Quantum</FilterChip> },
      {
        label: 'As links, one on',
        element: (
          <Cluster $gap="xs">
            <FilterChip to="/resources/blogs" selected>
              All topics
            </FilterChip>
            <FilterChip to="/resources/blogs?category=security">Security</FilterChip>
          </Cluster>
        ),
      },
      {
        label: 'Tags',
        element: (
          <Cluster $gap="xs">
            <Tag>Landing zones</Tag>
            <Tag onRemove={done}>FinOps</Tag>
            <Tag onRemove={done} disabled>
              Observability
            </Tag>
          </Cluster>
        ),
      },
    ],
  },
  {
    name: 'Tooltip',
    components: ['Tooltip'],
    chapter: 'Actions',
    kind: 'action',
    purpose: 'A short description of a control. Touch screens show none, so it must not be the only place to read it.',
    keys: [['Esc', 'hides it, the focus stays']],
    specimens: [
      {
        label: 'Rest',
        element: (
          <Tooltip content="Shown on the home page for seven days">
            <Button variant="secondary">Feature</Button>
          </Tooltip>
        ),
      },
      {
        label: 'Below',
        element: (
          <Tooltip content="As text with commas, for a spreadsheet" side="bottom">
            <Button variant="quiet">Export</Button>
          </Tooltip>
        ),
      },
      {
        label: 'Disabled',
        element: (
          <Tooltip content="An editor publishes">
            <Button aria-disabled="true">Publish it</Button>
          </Tooltip>
        ),
      },
    ],
    opens: { press: 'Feature', appears: 'tooltip' },
  },
]
