import type { LoaderFunction, RouteObject } from '@tekskills/shared/routing/router'
import { isProgrammingFault } from './programming-fault'

interface RouteObserver {
  /** The code of a page came after so many milliseconds; told once for each page. */
  loaded: (milliseconds: number) => void
  failed: (place: 'chunk' | 'render') => void
}

/** A remote's routes, which tell when the code of a page comes or does not come, and when a loader is broken. */
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
  let isTold = false
  return async () => {
    const start = performance.now()
    try {
      const code = await load()
      if (!isTold) loaded(performance.now() - start)
      isTold = true
      return code
    } catch (error) {
      failed('chunk')
      throw error
    }
  }
}

function observeLoader(loader: LoaderFunction, { failed }: RouteObserver): LoaderFunction {
  const observed: LoaderFunction = async (args, context) => {
    try {
      return await loader(args, context)
    } catch (error) {
      if ((error as Error | undefined)?.name === 'ChunkLoadError') failed('chunk')
      else if (isProgrammingFault(error)) failed('render')
      throw error
    }
  }
  // A loader can have its own ways to be fetched ahead.
  return Object.assign(observed, loader)
}
