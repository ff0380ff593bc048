import { pageNotFoundPath } from '@tekskills/shared/routing/page-not-found'
import { type LoaderFunctionArgs, redirect } from '@tekskills/shared/routing/router'
import { cloudServices, services } from '../../content/services/service-pages'
import { readContent, type StaticPageData } from '../../kit/page-content/read-content'

/** Loads `/services/{name}` and `/services/cloud/{name}`; an unknown name redirects to the 404 page (RT-05). */
export async function loader(args: LoaderFunctionArgs): Promise<StaticPageData | Response> {
  const { path, loadContent } = serviceOf(args)
  if (!loadContent) return redirect(pageNotFoundPath(new URL(args.request.url).pathname))
  return readContent(await loadContent(), args.request, path)
}

/** Fetches the content of a service page. */
export const preload = async (args: LoaderFunctionArgs): Promise<unknown> => serviceOf(args).loadContent?.()

function serviceOf({ params: { name = '' }, request }: LoaderFunctionArgs) {
  const isCloud = new URL(request.url).pathname.toLowerCase().startsWith('/services/cloud/')
  return {
    path: `/services/${isCloud ? 'cloud/' : ''}${name}`,
    loadContent: (isCloud ? cloudServices : services).get(name),
  }
}
