import { StaffPage } from '../staff-page/StaffPage'

/** The careers side of the dashboard, for as long as the service has no postings to count. */
export function CareersDashboardView({ username }: { username?: string }) {
  return (
    <StaffPage
      heading={username ? `Welcome, ${username}` : 'Welcome'}
      intro="Job postings and applicants will appear here as soon as the careers module is in service."
    />
  )
}
