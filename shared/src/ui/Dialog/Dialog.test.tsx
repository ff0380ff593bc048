import { useRef, useState } from 'react'
import { fireEvent, screen } from '@testing-library/react'
import { renderInTheme } from '../../testing/render-in-theme'
import { Button } from '../Button/Button'
import { TextField } from '../Field/TextField'
import { Dialog, type DialogProps } from './Dialog'

function Opener(props: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Rename</Button>
      {isOpen && (
        <Dialog heading="Rename the category" onClose={close} actions={<Button>Save</Button>} {...props}>
          {props.children ?? <TextField label="Name" />}
        </Dialog>
      )}
    </>
  )
}

const FocusedOpener = () => {
  const name = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Rename</Button>
      {isOpen && (
        <Dialog heading="Rename the category" onClose={() => setIsOpen(false)} initialFocus={name}>
          <TextField label="Name" ref={name} />
        </Dialog>
      )}
    </>
  )
}

test('it is named by its heading and contains content and actions', async () => {
  const { user } = renderInTheme(<Opener />)
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  expect(screen.getByRole('dialog', { name: 'Rename the category' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible()
})

test('canceling the chooser of a file leaves it open', async () => {
  const { user } = renderInTheme(
    <Opener>
      <input type="file" aria-label="Picture" />
    </Opener>,
  )
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true, cancelable: true }))
  expect(screen.getByRole('dialog', { name: 'Rename the category' })).toBeVisible()
})

test.each([
  [
    'the close button',
    (press: ReturnType<typeof renderInTheme>['user']) => press.click(screen.getByLabelText('Close')),
  ],
  ['Escape', (press: ReturnType<typeof renderInTheme>['user']) => press.keyboard('{Escape}')],
])('%s closes it and restores the focus', async (_, close) => {
  const { user } = renderInTheme(<FocusedOpener />)
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await close(user)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Rename' })).toHaveFocus()
})

test('an alert dialog is described by its content', async () => {
  const { user } = renderInTheme(<Opener alert>Blogs keep the old name.</Opener>)
  await user.click(screen.getByRole('button', { name: 'Rename' }))
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Blogs keep the old name.')
})
