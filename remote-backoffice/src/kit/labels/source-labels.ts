import { capitalized } from './capitalized'

/** Names of sources that are not written with one capital at the start. */
const NAMES: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  stepstone: 'StepStone',
  youtube: 'YouTube',
  xing: 'XING',
  x: 'X',
  ziprecruiter: 'ZipRecruiter',
  careerbuilder: 'CareerBuilder',
  timesjobs: 'TimesJobs',
}

/** A source as people write it; the service keeps sources in lower case. Host names stay as they are. */
export const sourceLabel = (source: string) => NAMES[source] ?? (source.includes('.') ? source : capitalized(source))
