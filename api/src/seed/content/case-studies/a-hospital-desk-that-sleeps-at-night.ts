import type { SeedCaseStudy } from '../types'

export const aHospitalDeskThatSleepsAtNight: SeedCaseStudy = {
  caseStudyName: 'A hospital service desk that sleeps at night',
  slug: 'a-hospital-service-desk-that-sleeps-at-night',
  description:
    'Six hospitals halved the night calls to their service desk by fixing what caused them. Wards no longer wait for a password at three in the morning.',
  industry: 'Healthcare',
  clientName: 'Tamar Valley Hospitals',
  services: ['Managed services', 'Service design'],
  results: [
    '52% | fewer calls at night, each month | 4,100 | 1,950',
    '4 | causes behind 60% of night calls',
    '0 | people added to the night shift',
  ],
  aboutClient:
    '<p>Tamar Valley runs six hospitals with 9,400 staff, a third of whom work nights. Its service desk took 15,000 calls a month and was measured by how quickly it answered the phone.</p>',
  objective:
    '<p>The hospitals had asked for more people at night. The medical director, who had worked nights herself, asked a different question: why does anyone on a ward need to call a desk at all?</p>',
  challenge:
    '<p>A call was closed when the caller could carry on. No one owned the cause, so the same printer on the same ward was repaired 212 times in a year, each time within the agreed forty minutes and each time reported as a success.</p>',
  solution:
    '<p>We joined the desk for a month and wrote down what callers had been trying to do. Sixty per cent of night calls came down to four things: locked accounts after leave, label printers, a session that timed out while its owner was gowned, and one form that lost what had been typed.</p><p>Each got an owner and a date. Staff now open their session with a card and take it from room to room, going on leave no longer locks an account, the printers were replaced by a model with one cable, and the form saves as people type.</p>',
  impact:
    '<p>Night calls fell from 4,100 to 1,950 a month within two quarters, with the same four people on duty. The desk is now measured by the calls it prevents, and the ward sisters keep count.</p>',
  categorySlug: 'operations',
  publishedDaysAgo: 126,
  pictureSeed: 'case-hospital-2',
}
