import { pageNotFound } from '@tekskills/shared/routing/page-not-found'
import { type LoaderFunctionArgs, redirect } from '@tekskills/shared/routing/router'
import { cloudServices, services } from '../../content/services/catalogue'
import { readContent, type StaticPageData } from '../../kit/page-content/read-content'

/** Loads `/services/{name}` and `/services/cloud/{name}`; an unknown name redirects to the 404 page (RT-05). */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<StaticPageData | Response> {
  const isCloud = new URL(request.url).pathname.toLowerCase().startsWith('/services/cloud/')
  const name = params.name ?? ''
  const load = (isCloud ? cloudServices : services).get(name)
  if (!load) return redirect(pageNotFound(new URL(request.url).pathname))
  return readContent(await load(), request, `/services/${isCloud ? 'cloud/' : ''}${name}`)
}
