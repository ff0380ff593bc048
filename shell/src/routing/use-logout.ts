import { useNavigate } from '@tekskills/shared/routing/router'

/** Ends the session on the service (whether it answers or not) and here, then goes to the login page. */
export function useLogout(endSession: () => void) {
  const navigate = useNavigate()
  return async function logout() {
    const { http } = await import('@tekskills/shared/http/client')
    await http.post('/logout').catch(() => undefined)
    endSession()
    await navigate('/login')
  }
}
