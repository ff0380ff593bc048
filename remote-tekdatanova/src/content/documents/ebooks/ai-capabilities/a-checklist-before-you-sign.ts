import type { Chapter } from '../../document-text'

export const aChecklistBeforeYouSign: Chapter = {
  title: 'A checklist before you sign',
  blocks: [
    {
      text: 'Print this page and take it to the meeting. A missing tick is not a no. It is the next item on the agenda.',
    },
    { heading: 'The purpose' },
    {
      checks: [
        'The decision is named, with the role that makes it and how often.',
        'The value of a better decision is estimated from our own figures.',
        'The result that would make us stop is written down.',
      ],
    },
    { heading: 'The data' },
    {
      checks: [
        'Someone has opened real tables, not diagrams of them.',
        'We know what may be used for this purpose, and who confirmed it.',
        'The outcome is recorded and fed back to the system.',
      ],
    },
    { heading: 'The method' },
    {
      checks: [
        'It was tested on cases that its makers had never seen.',
        'It beats the simplest alternative by a margin that pays for it.',
        'It can decline to answer, and a person then takes over.',
      ],
    },
    { heading: 'Operation' },
    {
      checks: [
        'An owner in the business can switch it off.',
        'Limits are set, and someone is called when one is crossed.',
        'Three years of maintenance are in the budget.',
      ],
    },
  ],
}
