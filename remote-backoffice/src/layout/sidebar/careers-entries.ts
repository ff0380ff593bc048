import { BriefcaseBusiness } from 'lucide-react'
import { paths } from '../../paths'
import type { SidebarEntry } from './sidebar-entry'

/** The entries of CAREERS below the dashboard (ST-08). */
export const careersEntries: readonly SidebarEntry[] = [
  {
    name: 'Careers',
    icon: BriefcaseBusiness,
    open: true,
    disable: false,
    submenu: [
      { name: 'Add Career', link: paths.addCareer },
      { name: 'View Careers', link: paths.viewCareers },
      { name: 'Applications', link: paths.applications },
      { name: 'Future Applicants', link: paths.futureApplications },
    ],
  },
]
