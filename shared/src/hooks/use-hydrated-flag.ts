import { useEffect } from 'react'

/**
 * Says on the root element that the page is hydrated, for styles of things that need JavaScript. It stands outside
 * the application's own root, so hydration changes nothing in there. Called once, by whoever mounts the page.
 */
export function useHydratedFlag(): void {
  useEffect(() => {
    document.documentElement.dataset['alive'] = 'true'
  }, [])
}
