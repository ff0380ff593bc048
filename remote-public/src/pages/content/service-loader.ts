import { isApiError } from '@tekskills/shared/http/api-error'
import { pageNotFoundPath } from '@tekskills/shared/routing/page-not-found'
import { type LoaderFunctionArgs, redirect } from '@tekskills/shared/routing/router'
import { serviceProofs } from '../../content/services/proofs'
import { cloudServices, services } from '../../content/services/service-pages'
import type { InsightCard } from '../../kit/insights/insight-card'
import { readCaseStudyCard } from '../../kit/insights/insights-api'
import { loadPortraits, withPortrait } from '../../features/people/portraits-api'
import { cloudServicePath, servicePath } from '../../paths'
import { readContent, type StaticPageData } from '../../kit/page-content/read-content'

/** The loader data of a service page. */
export interface ServicePageData extends StaticPageData {
  /** The case study that proves what the page promises. */
  proof?: InsightCard
}

/** Loads `/services/{name}` and `/services/cloud/{name}`; an unknown name redirects to the 404 page (RT-05). */
export async function loader(args: LoaderFunctionArgs): Promise<ServicePageData | Response> {
  const { path, loadContent } = serviceOf(args)
  if (!loadContent) return redirect(pageNotFoundPath(new URL(args.request.url).pathname))
  const { request } = args
  const [content, proof, portraits] = await Promise.all([
    loadContent(),
    loadProof(path, request.signal),
    loadPortraits(request.signal),
  ])
  const data = readContent(content, request, path)
  return { ...data, lead: data.lead && withPortrait(data.lead, portraits), ...proof }
}

/** Fetches the content of a service page. */
export const preload = async (args: LoaderFunctionArgs): Promise<unknown> => serviceOf(args).loadContent?.()

/** The case study of a page, if it is published; a page that lacks it for any other reason is not cached. */
async function loadProof(path: string, signal: AbortSignal): Promise<Pick<ServicePageData, 'proof' | 'incomplete'>> {
  const proof = serviceProofs[path.toLowerCase()]
  if (!proof) return {}
  try {
    return { proof: await readCaseStudyCard(proof.study, proof.result, signal) }
  } catch (error) {
    if (signal.aborted) return { incomplete: true }
    if (!isApiError(error)) throw error
    return { incomplete: error.status !== 404 && error.status !== 410 }
  }
}

function serviceOf({ params: { name = '' }, request }: LoaderFunctionArgs) {
  const isCloud = new URL(request.url).pathname.toLowerCase().startsWith('/services/cloud/')
  return {
    path: isCloud ? cloudServicePath(name) : servicePath(name),
    loadContent: (isCloud ? cloudServices : services).get(name),
  }
}
