import type { SeedCaseStudy } from '../types'

export const aHospitalDeskThatSleepsAtNight: SeedCaseStudy = {
  caseStudyName: 'A hospital service desk that sleeps at night',
  slug: 'a-hospital-service-desk-that-sleeps-at-night',
  description:
    'Six hospitals halved the night calls to their service desk by mending what caused them. The ward no longer waits for a password at three in the morning.',
  industry: 'Healthcare',
  clientName: 'Tamar Valley Hospitals',
  services: ['Managed services', 'Service design'],
  aboutClient:
    '<p>Tamar Valley runs six hospitals with 9,400 staff, of whom a third work nights. Its service desk took 15,000 calls a month and was measured by how quickly it picked up the telephone.</p>',
  objective:
    '<p>The hospitals had asked for more people at night. The medical director, who had done nights herself, asked a different question: why does anybody on a ward need to call a desk at all?</p>',
  challenge:
    '<p>A call was closed when the caller could go on. Nobody owned the reason, so the same printer on the same ward was mended 212 times in a year, each time within the agreed forty minutes and each time reported as a success.</p>',
  solution:
    '<p>We joined the desk for a month and wrote down what callers had been trying to do. Forty percent of night calls were four things: locked accounts after leave, label printers, a session that timed out under a gown, and one form that lost what had been typed.</p><p>Each got an owner and a date. Cards now open sessions and follow the person from room to room, leave no longer locks an account, the printers were exchanged for a model with one cable, and the form saves as one types.</p>',
  impact:
    '<p>Night calls fell from 4,100 to 1,950 a month within two quarters, with the same four people on duty. The desk is now measured by the calls that did not come, and the ward sisters keep the tally themselves.</p>',
  categorySlug: 'operations',
  publishedDaysAgo: 126,
  imageAlt: 'Drawn picture: a restless night-blue waveform calms into a long even line.',
  pictureSeed: 'case-hospital-2',
}
