import { styled } from 'styled-components'
import type { Role } from '@tekskills/shared/contracts/access'
import { Dialog } from '@tekskills/shared/ui/Dialog/Dialog'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Switch } from '@tekskills/shared/ui/Switch/Switch'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { Key } from './CommandPalette.styles'

interface Shortcut {
  /** Keys that are pressed together. */
  keys: readonly string[]
  does: string
}

interface Part {
  heading: string
  role?: Role
  shortcuts: readonly Shortcut[]
}

const PARTS: readonly Part[] = [
  {
    heading: 'Everywhere',
    shortcuts: [
      { keys: ['Ctrl', 'K'], does: 'Search for a screen, an action or an item' },
      { keys: ['?'], does: 'Show these shortcuts' },
      { keys: ['Esc'], does: 'Close a dialog, a menu or a bar' },
    ],
  },
  { heading: 'Forms', shortcuts: [{ keys: ['Ctrl', 'S'], does: 'Save' }] },
  {
    heading: 'Text of an item',
    role: 'BLOGS',
    shortcuts: [
      { keys: ['/'], does: 'Insert a block, at the start of a line' },
      { keys: ['Ctrl', 'K'], does: 'Add a link to the selected text' },
      { keys: ['Ctrl', 'Alt', 'F'], does: 'Find and replace' },
      { keys: ['Ctrl', 'B'], does: 'Bold' },
      { keys: ['Ctrl', 'I'], does: 'Italic' },
      { keys: ['Ctrl', 'Z'], does: 'Undo' },
    ],
  },
  {
    heading: 'Applicants',
    role: 'CAREERS',
    shortcuts: [
      { keys: ['J'], does: 'Next applicant in the list' },
      { keys: ['K'], does: 'Previous applicant in the list' },
      { keys: ['S'], does: 'Choose a stage' },
      { keys: ['E'], does: 'Write an email' },
      { keys: ['N'], does: 'Write a note' },
    ],
  },
]

interface KeyboardHelpProps {
  role: Role
  /** Whether `?` shows this list. */
  hasKey: boolean
  onKey: (isOn: boolean) => void
  onClose: () => void
}

/** The keyboard shortcuts of the back-office. A key without Ctrl can be switched off (WCAG 2.1.4). */
export const KeyboardHelp = ({ role, hasKey, onKey, onClose }: KeyboardHelpProps) => (
  <Dialog heading="Keyboard shortcuts" size="medium" onClose={onClose}>
    <Stack $gap="md">
      <Text $tone="muted">On a Mac, use ⌘ instead of Ctrl.</Text>
      {PARTS.filter((part) => !part.role || part.role === role).map(({ heading, shortcuts }) => (
        <section key={heading}>
          <Heading level={3} size="h5">
            {heading}
          </Heading>
          <Shortcuts>
            {shortcuts.map(({ keys, does }) => (
              <div key={does}>
                <dt>{does}</dt>
                <dd>
                  {keys.map((key) => (
                    <Key key={key}>{key}</Key>
                  ))}
                </dd>
              </div>
            ))}
          </Shortcuts>
        </section>
      ))}
      <Switch
        label="The ? key shows this list"
        hint="Turn it off if you dictate or use other single-key shortcuts."
        checked={hasKey}
        onChange={({ target }) => onKey(target.checked)}
      />
    </Stack>
  </Dialog>
)

const Shortcuts = styled.dl`
  display: grid;
  margin-block-start: ${({ theme }) => theme.space.xs};

  & > div {
    display: flex;
    gap: ${({ theme }) => theme.space.md};
    align-items: center;
    justify-content: space-between;
    padding-block: ${({ theme }) => theme.space.xxs};
  }
  dd {
    display: flex;
    flex: none;
    gap: ${({ theme }) => theme.space.xxs};
    margin: 0;
  }
`
