/** The text fields of the forms, named as in the service (contract §3.6). */
export const textFields = ['name', 'email', 'phone', 'desiredRole', 'preferredCountry', 'coverLetter'] as const
export type TextField = (typeof textFields)[number]

/** A field that can have an error. */
export type ApplicationField = TextField | 'resume' | 'consent' | 'consentFuture'

/** The values of a form. A field that the form does not have reads as empty. */
export interface ApplicationValues extends Record<TextField, string> {
  resume: File | undefined
  consent: boolean
  consentFuture: boolean
}

/** Reads an uncontrolled form. */
export function readApplication({ elements }: HTMLFormElement): ApplicationValues {
  const control = (name: string) => elements.namedItem(name) as HTMLInputElement | null
  const texts = textFields.map((name) => [name, control(name)?.value.trim() ?? ''])
  return {
    ...(Object.fromEntries(texts) as Record<TextField, string>),
    resume: control('resume')?.files?.[0],
    consent: control('consent')?.checked ?? false,
    consentFuture: control('consentFuture')?.checked ?? false,
  }
}

/** Identifies a submission: the same values and file are a retry of the same application. */
export function fingerprintOf({ resume, ...texts }: ApplicationValues): string {
  return JSON.stringify([texts, resume && [resume.name, resume.size, resume.lastModified]])
}
