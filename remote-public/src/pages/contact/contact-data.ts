import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'

export interface ContactData {
  /** Region that the address asks for, as it is spelled there; `null`: none. */
  country: string | null
}

/** RT-02: reads `?country=`, also from a retired address that redirects to one with it. */
export const readCountry = ({ request }: Pick<LoaderFunctionArgs, 'request'>): ContactData => ({
  country: new URL(request.url).searchParams.get('country'),
})
