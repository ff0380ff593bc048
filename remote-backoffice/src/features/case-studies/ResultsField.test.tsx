import { screen, within } from '@testing-library/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { z } from 'zod'
import { caseStudyInput } from '@tekskills/shared/contracts/http/case-studies'
import { expectAccessible } from '@tekskills/shared/testing/accessibility'
import { renderInTheme } from '@tekskills/shared/testing/render-in-theme'
import { nightlyTest } from '@tekskills/shared/testing/nightly-test'
import { sampleCaseStudy } from '../../testing/sample-records'
import { caseStudyForm, caseStudyFormDefinition } from './case-study-form-definition'
import { ResultsField } from './ResultsField'

const schema = z.object({ results: caseStudyInput.shape.results.unwrap() })
type Values = z.input<typeof schema>

const save = jest.fn()

function Form({ results }: Values) {
  const form = useForm<Values>({ defaultValues: { results }, resolver: zodResolver(schema) })
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit((values) => save(values.results))}>
        <ResultsField />
        <button type="submit">Save</button>
        <button type="button" onClick={() => form.reset({ results: STORED })}>
          Restore
        </button>
      </form>
    </FormProvider>
  )
}

const STORED = ['46% | fewer unplanned stops | 61 | 33', '4 days | to close the month']

const open = (results: string[]) => renderInTheme(<Form results={results} />)
const button = (name: string) => screen.getByRole('button', { name })
const field = (number: number, name: RegExp) =>
  within(screen.getByRole('group', { name: `Result ${number}` })).getByRole('textbox', { name })

beforeEach(() => save.mockReset())

nightlyTest('BO-01 stored lines are rows of fields, and a row can be added', async () => {
  const { user, container } = open(STORED)
  expect(field(1, /^Value/)).toHaveValue('46')
  expect(field(1, /^Unit/)).toHaveValue('%')
  expect(field(1, /^Before/)).toHaveValue('61')
  expect(field(2, /^Unit/)).toHaveValue('days')
  await expectAccessible(container)

  await user.click(button('Add result'))
  expect(field(3, /^Value/)).toHaveFocus()
  await user.keyboard('14{Tab}weeks{Tab}to the first release')
  expect(button('Add result')).toHaveAttribute('aria-disabled', 'true')
  await user.click(button('Save'))
  expect(save).toHaveBeenCalledWith([...STORED, '14 weeks | to the first release'])
})

test('BO-01 rows are moved and removed with the keyboard', async () => {
  const { user } = open(STORED)
  button('Move result 2 up').focus()
  await user.keyboard('{Enter}')
  expect(field(1, /^Unit/)).toHaveValue('days')
  expect(button('Move result 1 up')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(field(1, /^Unit/)).toHaveValue('days')

  button('Remove result 2').focus()
  await user.keyboard('{Enter}')
  expect(button('Add result')).toHaveFocus()
  await user.click(button('Save'))
  expect(save).toHaveBeenCalledWith([STORED[1]])
})

test('BO-01 pasted lines with bars fill the rows', async () => {
  const { user } = open(STORED)
  await user.click(field(2, /^Value/))
  await user.paste('3x | as many orders | 1,200 | 3,600\n9 weeks | to go live\nno room | for this')
  expect(field(2, /^After/)).toHaveValue('3,600')
  await user.click(button('Save'))
  expect(save).toHaveBeenCalledWith([STORED[0], '3x | as many orders | 1,200 | 3,600', '9 weeks | to go live'])
})

test('BO-01 a typed bar goes on in the next field', async () => {
  const { user } = open([])
  await user.click(button('Add result'))
  await user.keyboard('46% | fewer stops | 61 | 33')
  expect(field(1, /^Unit/)).toHaveValue('%')
  expect(field(1, /^After/)).toHaveFocus()
  await user.click(button('Save'))
  expect(save).toHaveBeenCalledWith(['46% | fewer stops | 61 | 33'])
})

test('BO-01 what is missing in a row is said at its field, which gets the focus', async () => {
  const { user } = open([])
  await user.click(button('Add result'))
  await user.keyboard('46{Tab}%')
  await user.click(button('Save'))
  const measure = field(1, /^What it measures/)
  expect(measure).toHaveAccessibleDescription('Enter what the value measures.')
  expect(measure).toHaveFocus()
  expect(save).not.toHaveBeenCalled()
})

test('BO-01 restored lines replace the rows', async () => {
  const { user } = open(['1 | thing'])
  await user.type(field(1, /^What it measures/), ' more ')
  await user.click(button('Restore'))
  expect(field(2, /^Unit/)).toHaveValue('days')
})

test('BO-01 results are saved as their lines, without empty rows', () => {
  const study = sampleCaseStudy({ results: STORED })
  const values = caseStudyFormDefinition.toValues(study)
  expect(values.results).toEqual(STORED)
  const valid = caseStudyForm.parse({ ...values, results: ['', ...STORED] })
  expect(caseStudyFormDefinition.toPayload(valid, study)).toMatchObject({ results: STORED })
})
