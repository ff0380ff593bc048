import { TextAreaField } from '@tekskills/shared/ui/Field/TextAreaField'
import { FileField } from '@tekskills/shared/ui/FileField/FileField'
import { application as words } from '../../content/careers/application'
import { RESUME_TYPES } from './application-problems'
import type { FieldBinding } from './field-binding'

interface ResumeFieldsProps {
  field: FieldBinding
  /** Told of every choice; `null` when it was taken back. */
  onFile: (file: File | null) => void
}

/** The résumé, and what it does not say. */
export function ResumeFields({ field, onFile }: ResumeFieldsProps) {
  return (
    <>
      <FileField
        {...field('resume')}
        label="Résumé"
        hint={words.resumeHint}
        accept={RESUME_TYPES.join(',')}
        onFile={onFile}
        required
      />
      <TextAreaField
        {...field('coverLetter')}
        label="A few words to the team"
        hint={words.coverLetterHint}
        rows={6}
        dir="auto"
        optional
      />
    </>
  )
}
