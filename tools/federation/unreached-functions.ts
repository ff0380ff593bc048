import { installedVersion } from './shared-modules'

/** What no code of the site reaches in a file of a library. */
export interface UnreachedFunctions {
  /** The package, and the version that the list was made for: names and meanings change with each. */
  package: string
  version: string
  file: RegExp
  /**
   * Statements in place of the body of each function. One that nothing calls throws, so that a mistake in the list is an
   * error and not a wrong page; one that is called with nothing to do returns what it would return then.
   */
  bodies: Readonly<Record<string, string>>
}

const never = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'throw Error("left out")']))

/** `@tekskills/shared/routing/router` has no export that leads to these, and remotes have no other router (ADR 0087). */
const router: UnreachedFunctions = {
  package: 'react-router',
  version: '7.18.5',
  file: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
  bodies: {
    // Fetchers: `useFetcher` and `useFetchers` are not exported.
    ...never('fetch2', 'handleFetcherAction', 'handleFetcherLoader', 'getUpdatedRevalidatingFetchers'),
    ...never('updateFetcherState', 'setFetcherError', 'getFetcher', 'deleteFetcher', 'queueFetcherForDeletion'),
    ...never('abortFetcher', 'markFetchersDone'),
    markFetchRedirectsDone: 'return false',
    abortStaleFetchLoads: 'return false',
    // Actions: `Form` and `useSubmit` are not exported, and `useNavigate` takes no method.
    ...never('handleAction', 'getSubmittingNavigation', 'useSubmit', 'useFormAction', 'getFormSubmissionInfo'),
    normalizeNavigateOptions: 'return { path }',
    getSubmissionFromNavigation: '',
    getUpdatedActionData: '',
    // `lazy` of routes, in whose place the shell loads pages (`prepare-routes.ts`).
    ...never('loadLazyRoute'),
    getDataStrategyMatchLazyPromises: '',
    // Instrumentation, which `createBrowserRouter` would be given.
    ...never('instrumentClientSideRouter', 'getRouteInstrumentationUpdates'),
    // Framework mode, React Server Components, histories from elsewhere, hydration data in a global variable.
    ...never('PrefetchPageLinks', 'RSCErrorHandler', 'HistoryRouter', 'deserializeErrors'),
    usePrefetchBehavior: 'return [false, null, {}]',
    // Advice to developers, who get it from the development build.
    warning: '',
  },
}

/** styled-components calls it only with `enableVendorPrefixes`. */
const prefixer: UnreachedFunctions = {
  package: 'stylis',
  version: '4.3.6',
  file: /[\\/]stylis[\\/]src[\\/]Middleware\.js$/,
  bodies: never('prefixer'),
}

/**
 * What the shell's browser build leaves out of its libraries.
 * @throws {Error} when another version of one is installed, whose functions have to be looked at again.
 */
export function unreachedFunctions(): readonly UnreachedFunctions[] {
  const all = [router, prefixer]
  for (const { package: name, version } of all)
    if (installedVersion(name) !== version)
      throw new Error(
        `${name} ${installedVersion(name)}: unreached-functions.ts was made for ${version}. Check it again.`,
      )
  return all
}
