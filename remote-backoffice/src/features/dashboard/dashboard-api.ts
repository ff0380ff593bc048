import type { CareersDashboard } from '@tekskills/shared/contracts/http/careers-dashboard'
import type { BlogsDashboard } from '@tekskills/shared/contracts/http/dashboard'
import { http } from '@tekskills/shared/http/client'

/** Figures of the role BLOGS (contract §3.8); months come complete and oldest first. */
export async function getBlogsDashboard(signal: AbortSignal): Promise<BlogsDashboard> {
  const { data } = await http.get<BlogsDashboard>('/blogs/getblogsdashboard', { signal })
  return data
}

/** Figures of the role CAREERS (contract §3.8). */
export async function getCareersDashboard(signal: AbortSignal): Promise<CareersDashboard> {
  const { data } = await http.get<CareersDashboard>('/career/getcarrerDashboard', { signal })
  return data
}
