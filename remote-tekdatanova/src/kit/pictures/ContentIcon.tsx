import {
  BellRing,
  ChartLine,
  Clock,
  Code,
  Compass,
  Cpu,
  Database,
  FileText,
  Flag,
  Gauge,
  GraduationCap,
  Handshake,
  KeyRound,
  Layers,
  Lock,
  Map as MapSheet,
  Merge,
  MessageSquareText,
  Plug,
  RefreshCw,
  Route,
  Scale,
  Search,
  Server,
  ShieldCheck,
  Split,
  Target,
  Users,
  Wallet,
  Workflow,
} from 'lucide-react'
import { styled } from 'styled-components'
import type { IconName } from '../../content/types'

const icons = {
  bell: BellRing,
  chart: ChartLine,
  clock: Clock,
  code: Code,
  compass: Compass,
  cpu: Cpu,
  database: Database,
  file: FileText,
  flag: Flag,
  gauge: Gauge,
  graduation: GraduationCap,
  handshake: Handshake,
  key: KeyRound,
  layers: Layers,
  lock: Lock,
  map: MapSheet,
  merge: Merge,
  message: MessageSquareText,
  plug: Plug,
  refresh: RefreshCw,
  route: Route,
  scale: Scale,
  search: Search,
  server: Server,
  shield: ShieldCheck,
  split: Split,
  target: Target,
  users: Users,
  wallet: Wallet,
  workflow: Workflow,
} satisfies Record<IconName, unknown>

/** The decorative icon of a card, by its name in the content. */
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
