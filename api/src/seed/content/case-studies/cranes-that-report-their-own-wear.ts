import type { SeedCaseStudy } from '../types'

export const cranesThatReportTheirOwnWear: SeedCaseStudy = {
  caseStudyName: 'Cranes that report their own wear',
  slug: 'cranes-that-report-their-own-wear',
  description:
    'A container port replaced calendar-based crane inspections with measurements, and cut unplanned stops of its quay cranes by 46 per cent in a year.',
  industry: 'Logistics',
  clientName: 'Port of Marrowgate',
  services: ['Data platform', 'Machine learning'],
  results: [
    '46% | fewer unplanned stops in a year | 61 | 33',
    '14 | quay cranes measured, from four decades',
    '1 in 9 | warnings that mechanics overrule',
  ],
  aboutClient:
    '<p>Marrowgate unloads about 1.9 million containers a year with fourteen quay cranes. When one of them stops, a ship waits, and a waiting ship costs its owner more each hour than the mechanic costs in a month.</p>',
  objective:
    '<p>Maintenance followed the calendar: every crane was inspected every ten days, whether it had lifted paper or steel. The port wanted to spend the same hours where the wear was greatest, and to detect a failing gearbox before the driver heard it.</p>',
  challenge:
    '<p>The cranes came from three makers and four decades. Two had modern controllers, nine used an undocumented field bus, and three had no digital output at all. Salt destroyed the first set of sensors within a season.</p>',
  solution:
    '<p>We fitted vibration and temperature sensors in housings made for ships’ engine rooms and took load and cycle counts from the controllers where there were any. For the three oldest cranes, a camera reads the analogue dials. It sounds improvised, but it has worked without a gap for ten months.</p><p>The model is deliberately modest. It compares each bearing with its own past under the same load, and shows one of three colours. Mechanics see the reason beside the colour and record what they find. Each Sunday the model learns from those records.</p>',
  impact:
    '<p>Unplanned stops fell from 61 to 33 in the first year. Inspection hours stayed the same, but half of them now go to four cranes. The mechanics overrule the model in about one case in nine, and those cases are the team’s best training data.</p>',
  categorySlug: 'data-and-ai',
  publishedDaysAgo: 37,
  pictureSeed: 'case-cranes-4',
}
