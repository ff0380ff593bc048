import { useState } from 'react'
import { CircleUserRound, Layers, LogOut } from 'lucide-react'
import { styled } from 'styled-components'
import { Link } from '@tekskills/shared/routing/router'
import { media } from '@tekskills/shared/theme/media'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { openReleasePanel, useReleasePanel } from '../release-panel/open-release-panel'

/** The user's own account is a view of the dashboard, because the specification lists every path of the back-office. */
const ACCOUNT = '/dashboard?view=account'

export interface StaffToolsProps {
  username: string
  onLogout: () => void | Promise<void>
}

/**
 * The end of the header for staff (LY-05): the username, which links to the account, and Logout. Beside them is the way to
 * the releases that the page is made of (ADR 0074).
 */
export function StaffTools({ username, onLogout }: StaffToolsProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  const { isLoading } = useReleasePanel()

  const handleLogout = async () => {
    setIsLeaving(true)
    try {
      await onLogout()
    } finally {
      setIsLeaving(false)
    }
  }

  return (
    <Person>
      <Releases
        type="button"
        aria-label="Releases of this page"
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        title="Releases of this page"
        onClick={() => void openReleasePanel()}
      >
        <Layers aria-hidden="true" strokeWidth={1.75} />
      </Releases>
      <Account to={ACCOUNT} aria-label={`${username}, your account`}>
        <CircleUserRound aria-hidden="true" strokeWidth={1.75} />
        <Name>{username}</Name>
      </Account>
      <Button
        variant="secondary"
        size="small"
        busy={isLeaving}
        icon={<LogOut aria-hidden="true" strokeWidth={1.75} />}
        onClick={() => void handleLogout()}
      >
        Logout
      </Button>
    </Person>
  )
}

const Person = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.md};
  align-items: center;
  min-inline-size: 0;

  /* Makes room for the name. */
  ${media.phone} {
    gap: ${({ theme }) => theme.space.xs};

    & > button:last-child > svg {
      display: none;
    }
  }
`

const Releases = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${({ theme }) => theme.layout.control};
  block-size: ${({ theme }) => theme.layout.control};
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
  background: none;
  color: ${({ theme }) => theme.color.textMuted};

  &:hover {
    color: ${({ theme }) => theme.color.text};
  }
  & > svg {
    inline-size: ${({ theme }) => theme.icon.md};
  }

  &[aria-busy] {
    cursor: progress;
  }

  ${media.phone} {
    inline-size: ${({ theme }) => theme.space.lg};
  }
`

const Account = styled(Link)`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${({ theme }) => theme.layout.control};
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme }) => theme.color.textMuted};
  text-decoration: none;

  &:hover {
    color: ${({ theme }) => theme.color.text};
    text-decoration: underline;
  }
  & > svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.md};
  }

  /* A name that does not fit wraps to a clipped line: the icon alone is clearer than two letters with an ellipsis. */
  ${media.phone} {
    flex-wrap: wrap;
    align-content: start;
    justify-content: end;
    min-inline-size: ${({ theme }) => theme.layout.control};
    block-size: ${({ theme }) => theme.layout.control};
    overflow: clip;

    & > * {
      block-size: ${({ theme }) => theme.layout.control};
      line-height: ${({ theme }) => theme.layout.control};
    }
  }
`

const Name = styled.span`
  overflow: hidden;
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`
