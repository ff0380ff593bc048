import type { HiringReport, HiringReportQuery, HiringReports } from '@tekskills/shared/contracts/http/hiring-reports'
import { http } from '@tekskills/shared/http/client'

/** The reports about the applications that arrived in a period (contract §3.8). */
export async function getHiringReports(params: HiringReportQuery, signal: AbortSignal): Promise<HiringReports> {
  const { data } = await http.get<HiringReports>('/hiringReports', { params, signal })
  return data
}

/** One of them as a CSV file. */
export async function exportHiringReport(report: HiringReport, params: HiringReportQuery): Promise<Blob> {
  const { data } = await http.get<Blob>(`/hiringReports/${report}`, { params, responseType: 'blob' })
  return data
}
