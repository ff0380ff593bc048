import { Domains } from '../../features/landing/Domains'
import { Framework } from '../../features/landing/Framework'
import { FusionTeam } from '../../features/landing/FusionTeam'
import { Hero } from '../../features/landing/Hero'
import { Pillars } from '../../features/landing/Pillars'

/** `/tekdatanova` (MS-13). */
export function LandingPage() {
  return (
    <>
      <Hero />
      <Pillars />
      <FusionTeam />
      <Domains />
      <Framework />
    </>
  )
}
