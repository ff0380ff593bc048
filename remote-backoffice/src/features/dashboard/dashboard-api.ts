import type { BlogsDashboard } from '@tekskills/shared/contracts/http/dashboard'
import { http } from '@tekskills/shared/http/client'

/** Figures of the role BLOGS (contract §3.8); months come complete and oldest first. */
export async function getBlogsDashboard(signal: AbortSignal): Promise<BlogsDashboard> {
  const { data } = await http.get<BlogsDashboard>('/blogs/getblogsdashboard', { signal })
  return data
}
