import { screen } from '@testing-library/react'
import { expectAccessible } from '../../testing/accessibility'
import { renderInTheme } from '../../testing/render-in-theme'
import { FileField } from './FileField'

const picture = new File(['signal'], 'hero.png', { type: 'image/png' })

test('a chosen picture is passed to onFile, and shown with its name and a preview', async () => {
  const handleFile = jest.fn()
  const { container, user } = renderInTheme(<FileField label="Picture" accept="image/*" onFile={handleFile} />)
  await user.upload(screen.getByLabelText('Picture'), picture)

  expect(handleFile).toHaveBeenCalledWith(picture)
  expect(await screen.findByAltText('Preview of the chosen picture')).toHaveAttribute(
    'src',
    expect.stringContaining('data:image/png;base64,'),
  )
  expect(screen.getByText('hero.png')).toBeVisible()
  await expectAccessible(container)
})

test('the stored picture is shown until another is chosen', async () => {
  const { user } = renderInTheme(<FileField label="Picture" currentUrl="/api/stored.png" />)
  expect(screen.getByAltText('The stored picture')).toHaveAttribute('src', '/api/stored.png')
  await user.upload(screen.getByLabelText('Picture'), new File(['%PDF'], 'deck.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText('deck.pdf')).toBeVisible()
  expect(screen.queryByAltText('The stored picture')).not.toBeInTheDocument()
})
