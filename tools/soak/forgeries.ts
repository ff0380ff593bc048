import { forge } from './forgery-runs'

// 1,000 forgeries by someone who has the credentials of the release store but no key of a team: none is served.
const COUNT = Number(process.argv[2] ?? 1000)

const counts = await forge(COUNT)
const findings = Object.entries(counts).map(([kind, { tried, served }]) => {
  if (served.length > 0) process.exitCode = 1
  return `${kind}: ${served.length} of ${tried} served${served.length > 0 ? ` (${served.slice(0, 3).join('; ')})` : ''}`
})
console.log(findings.join('; '))
