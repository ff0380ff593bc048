import { useState } from 'react'
import { LogOut } from 'lucide-react'
import { styled } from 'styled-components'
import { Link } from '@tekskills/shared/routing/router'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TekskillsLogo } from '@tekskills/shared/ui/Logo/Logo'
import { HeaderFrame } from './HeaderFrame'

export interface StaffHeaderProps {
  username: string
  onLogout: () => void | Promise<void>
}

/** The header that staff see instead of the public one (LY-05). Its logo leads to the dashboard: `/` would log out. */
export function StaffHeader({ username, onLogout }: StaffHeaderProps) {
  const [isLeaving, setIsLeaving] = useState(false)

  const handleLogout = async () => {
    setIsLeaving(true)
    try {
      await onLogout()
    } finally {
      setIsLeaving(false)
    }
  }

  return (
    <HeaderFrame wide>
      <Home to="/dashboard">
        <TekskillsLogo aria-label="Tekskills, dashboard" />
      </Home>
      <Person>
        <Name>{username}</Name>
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
    </HeaderFrame>
  )
}

const Home = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  min-block-size: ${({ theme }) => theme.layout.control};
`

const Person = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.md};
  align-items: center;
  min-inline-size: 0;
`

const Name = styled.p`
  overflow: hidden;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`
