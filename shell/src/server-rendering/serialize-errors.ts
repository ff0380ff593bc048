import { isRouteErrorResponse } from 'react-router-dom'

/** Loader errors as plain data for hydration: route error responses keep their shape, others get a generic message. */
export function serializeErrors(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!errors) return null
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, serializeError(error)]))
}

function serializeError(error: unknown) {
  if (!isRouteErrorResponse(error)) return { message: 'The page could not be loaded.' }
  const { status, statusText, data } = error
  return { status, statusText, data: data as unknown, internal: true }
}
