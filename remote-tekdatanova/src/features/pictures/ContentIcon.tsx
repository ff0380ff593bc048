import {
  Compass,
  Database,
  Flag,
  Gauge,
  Handshake,
  Layers,
  Map as MapSheet,
  Scale,
  ShieldCheck,
  Users,
  Wallet,
  Workflow,
} from 'lucide-react'
import { styled } from 'styled-components'
import type { IconName } from '../../content/types'

const icons = {
  compass: Compass,
  database: Database,
  flag: Flag,
  gauge: Gauge,
  handshake: Handshake,
  layers: Layers,
  map: MapSheet,
  scale: Scale,
  shield: ShieldCheck,
  users: Users,
  wallet: Wallet,
  workflow: Workflow,
} satisfies Record<IconName, unknown>

/** The icon of a card, by its name in the content; decorative. */
export function ContentIcon({ name }: { name: IconName }) {
  const Icon = icons[name]
  return (
    <Frame>
      <Icon aria-hidden="true" strokeWidth={1.5} />
    </Frame>
  )
}

const Frame = styled.span`
  display: inline-flex;
  color: ${({ theme }) => theme.color.accent};

  svg {
    width: ${({ theme }) => theme.icon.xl};
    height: ${({ theme }) => theme.icon.xl};
  }
`
