import type { SeedCaseStudy } from '../types'
import { aBankThatRemoved9000Permissions } from './a-bank-that-removed-9000-permissions'
import { aColdChainWithAMemory } from './a-cold-chain-with-a-memory'
import { aHospitalDeskThatSleepsAtNight } from './a-hospital-desk-that-sleeps-at-night'
import { aLandingZoneForFortyTeams } from './a-landing-zone-for-forty-teams'
import { closingTheBooksInFourDays } from './closing-the-books-in-four-days'
import { cranesThatReportTheirOwnWear } from './cranes-that-report-their-own-wear'
import { fourteenEngineersForACityTunnel } from './fourteen-engineers-before-the-tunnel-opened'
import { movingAPayrollInNineWeekends } from './moving-a-payroll-in-nine-weekends'
import { oneViewOfStockFor310Shops } from './one-view-of-stock-for-310-shops'
import { retiringAMainframe } from './retiring-a-mainframe-that-nobody-dared-to-touch'
import { testsThatAReleaseManagerBelieves } from './tests-that-a-release-manager-believes'

/** The sample case studies, newest first. */
export const seedCaseStudies: SeedCaseStudy[] = [
  movingAPayrollInNineWeekends,
  cranesThatReportTheirOwnWear,
  closingTheBooksInFourDays,
  fourteenEngineersForACityTunnel,
  aBankThatRemoved9000Permissions,
  retiringAMainframe,
  aHospitalDeskThatSleepsAtNight,
  oneViewOfStockFor310Shops,
  aLandingZoneForFortyTeams,
  testsThatAReleaseManagerBelieves,
  aColdChainWithAMemory,
]
