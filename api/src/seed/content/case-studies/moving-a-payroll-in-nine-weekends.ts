import type { SeedCaseStudy } from '../types'

export const movingAPayrollInNineWeekends: SeedCaseStudy = {
  caseStudyName: 'Moving a payroll in nine weekends',
  slug: 'moving-a-payroll-in-nine-weekends',
  description:
    'A staffing group moved the payroll of 41,000 people out of its own data centre without a single late payment, one country at a time.',
  industry: 'Staffing',
  clientName: 'Hollowell Crane Staffing',
  services: ['Cloud migration', 'Managed services'],
  results: [
    '0 | late payments to 41,000 people',
    '34% | lower monthly cost | 100 | 66',
    '3 weeks | to add a country, down from five months | 22 | 3',
  ],
  aboutClient:
    '<p>Hollowell Crane places nurses, drivers and warehouse staff in nine countries. Most of its 41,000 workers are paid every Friday, and many of them check their bank account first thing that day. The payroll had run for eleven years on eight servers in a basement in Leeds.</p>',
  objective:
    '<p>The lease on the basement ended in fourteen months and would not be renewed. The board asked for three things, in this order: no late payments, no wrong payments, and a lower monthly cost.</p>',
  challenge:
    '<p>The documentation described the system as it had been in its third year. The tax rules of four countries were hidden in database triggers, and everyone who had written them was gone. Six interfaces to banks expected a fixed network address, and two of those banks needed ninety days to change one.</p><p>There was also no quiet week. With weekly pay in nine countries, a payment was always due within three days.</p>',
  solution:
    '<p>We began with the banks, because their ninety days could not be shortened. While they worked, both systems calculated every pay run side by side for six weeks. A small program compared the results line by line and sorted the differences by cause, so that the team could fix causes instead of single lines.</p><ul><li>Each country moved on its own weekend, the smallest first.</li><li>The old system stayed ready for two further pay runs, and the team had rehearsed and timed the switch back.</li><li>The triggers became readable rules, with a test for every case the comparison had found.</li></ul>',
  impact:
    '<p>Nine countries moved in nine weekends; one of them went back on the Saturday and moved again on the Sunday, exactly as rehearsed. The side-by-side runs found 212 differences, 37 of which were old errors in the system being replaced.</p><p>The monthly cost fell by 34 per cent in the first full quarter. When Hollowell Crane enters a new country, payroll is ready in three weeks. The last one before the move took five months.</p>',
  categorySlug: 'cloud',
  publishedDaysAgo: 16,
  pictureSeed: 'case-payroll-1',
}
