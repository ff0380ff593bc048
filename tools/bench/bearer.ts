/** The `Authorization` header of an account. */
export async function bearerOf(service: string, username: string, password: string): Promise<string> {
  const response = await fetch(`${service}/api/public/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const { token } = (await response.json()) as { token: string }
  return `Bearer ${token}`
}
