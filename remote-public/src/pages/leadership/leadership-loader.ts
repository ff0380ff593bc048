import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import type { UploadedPortrait } from '../../content/people/person'
import { loadPortraits } from '../../features/people/portraits-api'

export interface LeadershipData {
  /** By the slug of the person. */
  portraits: Record<string, UploadedPortrait>
}

export const loader = async ({ request }: LoaderFunctionArgs): Promise<LeadershipData> => ({
  portraits: Object.fromEntries(await loadPortraits(request.signal)),
})
