import { Checkbox } from '../../ui/Checkbox/Checkbox'
import { RadioGroup } from '../../ui/RadioGroup/RadioGroup'
import { Switch } from '../../ui/Switch/Switch'
import type { KitEntry } from './kit-entry'

const places = [
  { value: 'office', label: 'At the office' },
  { value: 'hybrid', label: 'Hybrid', hint: 'Two days a week with the team.' },
  { value: 'remote', label: 'Remote' },
]

export const choices: readonly KitEntry[] = [
  {
    name: 'Checkbox',
    components: ['Checkbox'],
    chapter: 'Forms',
    kind: 'field',
    purpose: 'Yes or no, submitted with its form. For a setting with immediate effect use a Switch.',
    keys: [['Space', 'toggles']],
    specimens: [
      { label: 'Rest', element: <Checkbox label="Send me the monthly newsletter" /> },
      { label: 'Ticked', element: <Checkbox label="Open to relocation" defaultChecked /> },
      {
        label: 'With a hint',
        element: <Checkbox label="Keep my profile" hint="For one year; you can withdraw it at any time." />,
      },
      {
        label: 'Invalid',
        element: <Checkbox label="I have read the privacy notice" error="Please read and accept it first." />,
      },
      { label: 'Disabled', element: <Checkbox label="Notify the author" disabled /> },
      { label: 'Disabled and ticked', element: <Checkbox label="Necessary cookies" disabled defaultChecked /> },
    ],
  },
  {
    name: 'RadioGroup',
    components: ['RadioGroup'],
    chapter: 'Forms',
    kind: 'field',
    purpose: 'A choice between a few visible options. For more than about seven use a SelectField.',
    keys: [
      ['↑ ↓', 'choose'],
      ['Tab', 'enters at the chosen option and leaves the group'],
    ],
    specimens: [
      { label: 'Rest', element: <RadioGroup label="Place of work" name="place" options={places} /> },
      {
        label: 'Chosen',
        element: <RadioGroup label="Where you work" name="place-chosen" options={places} defaultValue="hybrid" />,
      },
      {
        label: 'Invalid',
        element: (
          <RadioGroup label="Preferred place" name="place-invalid" options={places} error="Please choose a place." />
        ),
      },
      {
        label: 'Disabled',
        element: <RadioGroup label="Agreed place" name="place-off" options={places} defaultValue="remote" disabled />,
      },
    ],
  },
  {
    name: 'Switch',
    components: ['Switch'],
    chapter: 'Forms',
    kind: 'action',
    purpose: 'On or off, with immediate effect. For a value that is saved with a form use a Checkbox.',
    keys: [['Space', 'toggles']],
    specimens: [
      { label: 'Rest', element: <Switch label="Show on the home page" /> },
      { label: 'On', element: <Switch label="Accept applications" defaultChecked /> },
      { label: 'With a hint', element: <Switch label="Analytics" hint="Counts visits; no third party sees them." /> },
      { label: 'Disabled', element: <Switch label="Publish at night" disabled /> },
      { label: 'Disabled and on', element: <Switch label="Necessary" disabled defaultChecked /> },
    ],
  },
]
