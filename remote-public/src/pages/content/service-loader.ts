import { pageNotFoundPath } from '@tekskills/shared/routing/page-not-found'
import { type LoaderFunctionArgs, redirect } from '@tekskills/shared/routing/router'
import { cloudServices, services } from '../../content/services/service-pages'
import { readContent, type StaticPageData } from '../../kit/page-content/read-content'

/** Loads `/services/{name}` and `/services/cloud/{name}`; an unknown name redirects to the 404 page (RT-05). */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<StaticPageData | Response> {
  const { pathname } = new URL(request.url)
  const isCloud = pathname.toLowerCase().startsWith('/services/cloud/')
  const name = params.name ?? ''
  const loadContent = (isCloud ? cloudServices : services).get(name)
  if (!loadContent) return redirect(pageNotFoundPath(pathname))
  return readContent(await loadContent(), request, `/services/${isCloud ? 'cloud/' : ''}${name}`)
}
