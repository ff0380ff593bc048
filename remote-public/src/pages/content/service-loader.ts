import { type LoaderFunctionArgs, redirect } from '@tekskills/shared/routing/router'
import { cloudServices, services } from '../../content/services/catalogue'
import { readContent, type StaticPageData } from '../../features/page-content/static-page'

/** `/services/{name}` and `/services/cloud/{name}`; a name without a page ends where every unknown path does (RT-05). */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<StaticPageData | Response> {
  const isCloud = new URL(request.url).pathname.toLowerCase().startsWith('/services/cloud/')
  const pages = isCloud ? cloudServices : services
  const load = pages.get(params.name ?? '')
  if (!load) return redirect('/pagenotfound')

  const data = await readContent(load)
  const canonicalLink = `/services/${isCloud ? 'cloud/' : ''}${params.name}`
  return { ...data, meta: { ...data.meta, canonicalLink } }
}
