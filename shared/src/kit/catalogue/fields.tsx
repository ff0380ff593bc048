import { Field } from '../../ui/Field/Field'
import { SelectField } from '../../ui/Field/SelectField'
import { TextAreaField } from '../../ui/Field/TextAreaField'
import { TextField } from '../../ui/Field/TextField'
import { TextInput } from '../../ui/Field/Field.styles'
import { FileField } from '../../ui/FileField/FileField'
import { PasswordField } from '../../ui/PasswordField/PasswordField'
import type { KitEntry } from './kit-entry'

const regions = [
  { value: '', label: 'Choose a region' },
  { value: 'Usa', label: 'United States' },
  { value: 'UK', label: 'United Kingdom' },
  { value: 'India', label: 'India' },
]

export const fields: readonly KitEntry[] = [
  {
    name: 'Field',
    components: ['Field', 'SelectField', 'TextAreaField', 'TextField'],
    chapter: 'Forms',
    kind: 'field',
    purpose:
      'Label, hint, control and error, associated for screen readers. Selects are native, which works best on phones.',
    specimens: [
      {
        label: 'Rest',
        element: <TextField label="Work email" type="email" autoComplete="email" hint="We answer within one day." />,
      },
      { label: 'Filled', element: <TextField label="Company" defaultValue="Harbour & Mill Logistics" /> },
      { label: 'Optional', element: <TextField label="Phone" type="tel" autoComplete="tel" optional /> },
      {
        label: 'Invalid',
        element: (
          <TextField
            label="Work email address"
            type="email"
            defaultValue="amara@harbour"
            error="Please enter the whole address, such as amara@harbour.example."
          />
        ),
      },
      {
        label: 'Disabled',
        element: <TextField label="Address of the page" defaultValue="/blog/landing-zones" disabled />,
      },
      {
        label: 'Several lines',
        element: (
          <TextAreaField label="What should work better?" defaultValue="Month end takes us nine days instead of two." />
        ),
      },
      { label: 'One of many', element: <SelectField label="Region" options={regions} defaultValue="UK" /> },
      {
        label: 'Nothing chosen',
        element: <SelectField label="Region of the office" options={regions} error="Please choose a region." />,
      },
      {
        label: 'Custom control',
        element: (
          <Field label="Publish on" hint="Local time of the office.">
            {(control) => <TextInput type="date" {...control} />}
          </Field>
        ),
      },
    ],
  },
  {
    name: 'PasswordField',
    components: ['PasswordField'],
    chapter: 'Forms',
    kind: 'field',
    purpose: 'A password with a button that reveals it, so that it need not be typed twice.',
    specimens: [
      { label: 'Rest', element: <PasswordField label="Password" /> },
      { label: 'Filled', element: <PasswordField label="Current password" defaultValue="open sesame" /> },
      {
        label: 'Invalid',
        element: (
          <PasswordField label="New password" defaultValue="sesame" error="At least twelve characters, please." />
        ),
      },
      { label: 'Disabled', element: <PasswordField label="Stored password" defaultValue="open sesame" disabled /> },
    ],
  },
  {
    name: 'FileField',
    components: ['FileField'],
    chapter: 'Forms',
    kind: 'field',
    purpose: 'A file input with a drop zone and a preview. Show Progress beside it during the upload.',
    specimens: [
      {
        label: 'Rest',
        element: <FileField label="Picture" accept="image/*" hint="JPEG, PNG or WebP, at most 5 MB." />,
      },
      {
        label: 'Stored',
        element: <FileField label="Stored picture" accept="image/*" currentUrl="/favicon.svg" />,
      },
      {
        label: 'Invalid',
        element: <FileField label="Résumé" accept="application/pdf" error="This file is larger than 5 MB." />,
      },
      { label: 'Disabled', element: <FileField label="Attachment" disabled /> },
    ],
  },
]
