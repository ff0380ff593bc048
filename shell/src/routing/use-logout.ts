import { useNavigate } from '@tekskills/shared/routing/router'
import { mayLogOut } from '@tekskills/shared/session/before-logout'
import { clearReturnPath } from '@tekskills/shared/session/return-path'

/** Asks where text stands unsaved, ends the session on the service (whether it answers or not) and here, then goes to the login page. */
export function useLogout(endSession: () => void) {
  const navigate = useNavigate()
  return async function logout() {
    if (!(await mayLogOut())) return
    const { http } = await import('@tekskills/shared/http/client')
    await http.post('/logout').catch(() => undefined)
    endSession()
    clearReturnPath()
    await navigate('/login')
  }
}
