import { useNavigate } from '@tekskills/shared/routing/router'
import { mayLogOut } from '@tekskills/shared/session/before-logout'
import { clearReturnPath } from '@tekskills/shared/session/return-path'
import { endSession } from '@tekskills/shared/session/session-store'

/**
 * Returns a function that logs out: it asks for confirmation if there are unsaved changes, ends the session in the service
 * (ignoring failures) and in the browser, and navigates to the login page.
 */
export function useLogout() {
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
