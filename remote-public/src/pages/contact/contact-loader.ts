import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'

export interface ContactData {
  /** The `country` parameter as in the address; `null` if there is none. */
  country: string | null
}

/** RT-02: reads `?country=`, which retired addresses also redirect to. */
export const readCountry = ({ request }: Pick<LoaderFunctionArgs, 'request'>): ContactData => ({
  country: new URL(request.url).searchParams.get('country'),
})
