import type { LoaderFunction, RouteObject } from '@tekskills/shared/routing/router'
import { isProgrammingError } from './programming-error'

interface RouteObserver {
  /** The code of a page has loaded, after this many milliseconds; called once per page. */
  loaded: (milliseconds: number) => void
  failed: (place: 'chunk' | 'loader', error: unknown) => void
}

/** Wraps a remote's routes to report when the code of a page loads or fails to load, and when a loader has a bug. */
export function observeRoutes(routes: readonly RouteObject[], observer: RouteObserver): RouteObject[] {
  return routes.map((route) => {
    const { lazy, loader, children } = route
    return {
      ...route,
      ...(typeof lazy === 'function' && { lazy: observeCode(lazy, observer) }),
      ...(typeof loader === 'function' && { loader: observeLoader(loader, observer) }),
      ...(children && { children: observeRoutes(children, observer) }),
    } as RouteObject
  })
}

function observeCode(load: () => Promise<unknown>, { loaded, failed }: RouteObserver) {
  let isReported = false
  return async () => {
    const start = performance.now()
    try {
      const code = await load()
      if (!isReported) loaded(performance.now() - start)
      isReported = true
      return code
    } catch (error) {
      failed('chunk', error)
      throw error
    }
  }
}

function observeLoader(loader: LoaderFunction, { failed }: RouteObserver): LoaderFunction {
  const observed: LoaderFunction = async (args, context) => {
    try {
      return await loader(args, context)
    } catch (error) {
      if ((error as Error | undefined)?.name === 'ChunkLoadError') failed('chunk', error)
      else if (isProgrammingError(error)) failed('loader', error)
      throw error
    }
  }
  // Keeps properties of the loader, such as `preload`.
  return Object.assign(observed, loader)
}
