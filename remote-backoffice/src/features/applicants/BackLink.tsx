import { useLocation, useNavigate } from '@tekskills/shared/routing/router'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'

interface BackLinkProps {
  to: string
  children: string
}

/** Back to the list one came from, with its filters and its place; opened by address, to the whole list. */
export function BackLink({ to, children }: BackLinkProps) {
  const { key } = useLocation()
  const navigate = useNavigate()
  return (
    <TextLink
      to={to}
      onClick={(event) => {
        const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
        if (key === 'default' || !isPlain) return
        event.preventDefault()
        void navigate(-1)
      }}
    >
      ← {children}
    </TextLink>
  )
}
