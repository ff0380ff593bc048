import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import { JobSection } from './JobSection'
import { PlaceSection } from './PlaceSection'
import { PostingSection } from './PostingSection'
import { ProfileSection } from './ProfileSection'
import { SalarySection } from './SalarySection'
import { TextsSection } from './TextsSection'

/** The fields of a job. */
export const CareerSections = ({ job }: { job: StaffCareer | null }) => (
  <>
    <JobSection />
    <PlaceSection />
    <TextsSection />
    <ProfileSection />
    <SalarySection />
    <PostingSection job={job} />
  </>
)
