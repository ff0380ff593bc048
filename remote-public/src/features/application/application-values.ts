/** The text fields of the forms, by the names that the service knows (contract §3.6). */
export const textFields = ['name', 'email', 'phone', 'desiredRole', 'preferredCountry', 'coverLetter'] as const
export type TextField = (typeof textFields)[number]

/** A field that something can be wrong with. */
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

/** What distinguishes one submission from another: the same values and file are the same application sent again. */
export function fingerprintOf({ resume, ...words }: ApplicationValues): string {
  return JSON.stringify([words, resume && [resume.name, resume.size, resume.lastModified]])
}
