import { useEffect } from 'react'

/**
 * Marks the root element as hydrated, for the styles of controls that need JavaScript. The attribute is outside the
 * application's root, so it does not interfere with hydration. Called once, by the component that mounts the page.
 */
export function useHydratedFlag(): void {
  useEffect(() => {
    document.documentElement.dataset['alive'] = 'true'
  }, [])
}
