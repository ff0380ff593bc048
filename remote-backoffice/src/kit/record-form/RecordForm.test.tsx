import { useState } from 'react'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useFormContext } from 'react-hook-form'
import { startSession, storeToken } from '@tekskills/shared/session/session-store'
import { renderRemote } from '@tekskills/shared/testing/render-remote'
import { blogFormDefinition, type BlogFormValues } from '../../features/blogs/blog-form-definition'
import { RecordForm } from './RecordForm'

jest.mock('../forms/autosave-session')

/** A field, and a button that makes rendering throw. */
function Fragile() {
  const { register } = useFormContext<BlogFormValues>()
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new Error('Rendering failed.')
  return (
    <>
      <input aria-label="Name" {...register('blogName')} />
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </>
  )
}

function FragilePage() {
  return (
    <RecordForm definition={blogFormDefinition} record={null} onSaved={async () => undefined}>
      <Fragile />
    </RecordForm>
  )
}

test('BO-05 FT-08 a rendering error is contained in the form, and the text is restored when it is reopened', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  storeToken('token')
  startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
  const { user } = renderRemote({ routes: [{ path: '/form', Component: FragilePage }] }, '/form')
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Nearly lost')
  await user.click(screen.getByRole('button', { name: 'Break' }))
  expect(await screen.findByText('Your text is saved on this device.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reopen the form' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Nearly lost'))
  expect(screen.getByText('Your unsaved text has been restored')).toBeVisible()
})

function TextField() {
  const { register, formState } = useFormContext<BlogFormValues>()
  return (
    <>
      <textarea aria-label="Text" {...register('content')} />
      <p>{formState.errors.content?.message}</p>
    </>
  )
}

function TextPage() {
  return (
    <RecordForm definition={blogFormDefinition} record={null} onSaved={async () => undefined}>
      <TextField />
    </RecordForm>
  )
}

test('BO-05 FT-32 the error about a picture goes away once the picture is uploaded', async () => {
  storeToken('token')
  startSession({ id: 'u1', username: 'blogs', authorities: [{ authority: 'BLOGS' }] })
  const { user } = renderRemote({ routes: [{ path: '/form', Component: TextPage }] }, '/form')
  const text = screen.getByRole('textbox', { name: 'Text' })
  fireEvent.change(text, { target: { value: '<figure data-upload="1"></figure>' } })
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText(/A picture in this text was not uploaded/)).toBeVisible()
  fireEvent.change(text, { target: { value: '<figure data-upload="1"></figure><p>More</p>' } })
  expect(screen.getByText(/A picture in this text was not uploaded/)).toBeVisible()
  fireEvent.change(text, { target: { value: '<figure><img src="/a" alt="a"></figure>' } })
  await waitFor(() => expect(screen.queryByText(/A picture in this text was not uploaded/)).toBeNull())
})
