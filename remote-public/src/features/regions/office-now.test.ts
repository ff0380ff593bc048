import { regions, type Region } from '@tekskills/shared/contracts/company-directory'
import { officeAt } from './office-now'

const regionOf = (name: string) => regions.find((region) => region.name === name) as Region
const at = (name: string, iso: string) => officeAt(regionOf(name), Date.parse(iso))

test.each([
  ['UK', '2026-01-14T08:59:00Z', '08:59', false, 0],
  ['UK', '2026-01-14T09:00:00Z', '09:00', true, 0],
  ['UK', '2026-01-14T17:59:00Z', '17:59', true, 0],
  ['UK', '2026-01-14T18:00:00Z', '18:00', false, 0],
  ['UK', '2026-07-15T08:00:00Z', '09:00', true, 1],
  ['Australia', '2026-01-13T23:30:00Z', '10:30', true, 11],
  ['USA', '2026-01-15T00:30:00Z', '18:30', false, -6],
  ['India', '2026-01-14T03:30:00Z', '09:00', true, 5.5],
  ['UAE', '2026-01-17T08:00:00Z', '12:00', false, 4],
])('the office in %s at %s: %s, open %s, UTC%d', (name, iso, time, isOpen, utcOffset) => {
  expect(at(name, iso)).toMatchObject({ time, isOpen, utcOffset })
})

test.each([
  ['UK', '2026-01-14T08:15:00Z', false, 45],
  ['UK', '2026-01-14T10:00:00Z', false, 23 * 60],
  ['UK', '2026-01-16T17:00:00Z', false, 64 * 60],
  ['UK', '2026-01-17T08:00:00Z', true, 49 * 60],
  ['UK', '2026-01-18T21:00:00Z', true, 12 * 60],
  ['UK', '2026-01-19T03:00:00Z', false, 6 * 60],
  ['USA', '2026-01-19T03:00:00Z', true, 12 * 60],
])('the office in %s at %s: weekend %s, opens in %d minutes', (name, iso, isWeekend, opensIn) => {
  expect(at(name, iso)).toMatchObject({ isWeekend, opensIn })
})
