/** The paths of sign-in and of the staff's screens (contract §3.11). */
export const staffPages: readonly string[] = [
  ...['/login', '/dashboard', '/author', '/viewauthor', '/catagory', '/viewcatagory', '/blogs', '/viewblogs'],
  ...['/casestudy', '/viewcasestudy', '/newsrooms', '/viewrooms', '/addcareers', '/viewcareers', '/Applications'],
  ...['/futureApplications', '/jobprofiles'],
]
