import type { CareersDashboard } from '@tekskills/shared/contracts/http/careers-dashboard'
import type { BlogsDashboard } from '@tekskills/shared/contracts/http/blogs-dashboard'
import { http } from '@tekskills/shared/http/client'

/** Figures for the role BLOGS (contract §3.8); the months have no gaps and are sorted oldest first. */
export async function getBlogsDashboard(signal: AbortSignal): Promise<BlogsDashboard> {
  const { data } = await http.get<BlogsDashboard>('/blogs/getblogsdashboard', { signal })
  return data
}

/** Figures for the role CAREERS (contract §3.8). */
export async function getCareersDashboard(signal: AbortSignal): Promise<CareersDashboard> {
  const { data } = await http.get<CareersDashboard>('/career/getcarrerDashboard', { signal })
  return data
}
