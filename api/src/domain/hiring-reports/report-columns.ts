import type {
  FunnelRow,
  HiringReport,
  HiringReports,
  RejectionRow,
  SourceRow,
  StageTimeRow,
  TimeToHireRow,
} from '@tekskills/shared/contracts/http/hiring-reports'
import { csvOf, type CsvColumns } from '../../platform/http/lists/csv'

const funnel: CsvColumns<FunnelRow> = {
  Stage: (row) => row.stage,
  Reached: (row) => row.reached,
  'Still there': (row) => row.current,
  Rejected: (row) => row.rejected,
  Withdrawn: (row) => row.withdrawn,
}

const timeInStage: CsvColumns<StageTimeRow> = {
  Stage: (row) => row.stage,
  'Have left': (row) => row.left,
  'Median days': (row) => row.medianDays,
  '90% within (days)': (row) => row.ninthDecileDays,
  'Still there': (row) => row.waiting,
  'Median days so far': (row) => row.medianWaitingDays,
}

const timeToHire: CsvColumns<TimeToHireRow> = {
  'Job code': (row) => row.jobCode,
  'Job title': (row) => row.jobTitle,
  Hired: (row) => row.hired,
  'Median days': (row) => row.medianDays,
  'Fastest (days)': (row) => row.fastestDays,
  'Slowest (days)': (row) => row.slowestDays,
}

const sources: CsvColumns<SourceRow> = {
  Source: (row) => row.source,
  Applications: (row) => row.applications,
  Interviewed: (row) => row.interviewed,
  Hired: (row) => row.hired,
  Rejected: (row) => row.rejected,
}

const rejections: CsvColumns<RejectionRow> = {
  Reason: (row) => row.rejectCode,
  Rejected: (row) => row.rejected,
  'From new': (row) => row.fromNew,
  'From screening': (row) => row.fromScreening,
  'From interview': (row) => row.fromInterview,
  'From offer': (row) => row.fromOffer,
}

/** One report as CSV for spreadsheets. */
export function csvOfReport(report: HiringReport, reports: HiringReports): string {
  switch (report) {
    case 'funnel':
      return csvOf(funnel, reports.funnel)
    case 'timeInStage':
      return csvOf(timeInStage, reports.timeInStage)
    case 'timeToHire':
      return csvOf(timeToHire, reports.timeToHire.jobs)
    case 'sources':
      return csvOf(sources, reports.sources)
    case 'rejections':
      return csvOf(rejections, reports.rejections)
  }
}
