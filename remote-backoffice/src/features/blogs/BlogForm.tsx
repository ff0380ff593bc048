import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { backupKey, readBackup } from '../forms/form-backup'
import { Form } from '../forms/FormSection'
import { RestoredNotice } from '../forms/RestoredNotice'
import { useFormBackup } from '../forms/use-form-backup'
import { useUnsavedGuard } from '../forms/use-unsaved-guard'
import { BlogFormActions } from './BlogFormActions'
import { BlogRefusalNotice } from './BlogRefusalNotice'
import type { Choice } from './blog-choices'
import { blogForm, type BlogFormValues, type ValidBlog } from './blog-form-schema'
import { toFormValues, toStoredValues } from './blog-form-values'
import { ClassificationSection } from './ClassificationSection'
import { ContentSection } from './ContentSection'
import { PictureSection } from './PictureSection'
import { PublicationSection } from './PublicationSection'
import { SearchSection } from './SearchSection'
import { useSaveBlog } from './use-save-blog'

interface BlogFormProps {
  /** The blog to edit; `null` adds one. */
  blog: StaffBlog | null
  categories: readonly Choice[]
  authors: readonly Choice[]
  /** Told once the blog is saved and nothing is left unsaved. */
  onSaved: (saved: StaffBlog) => Promise<void>
}

/** Adds or edits a blog (BO-01), and loses nothing that was typed: not to a link, a lost session or another editor. */
export function BlogForm({ blog, categories, authors, onSaved }: BlogFormProps) {
  const [key] = useState(() => backupKey('blog', blog?.id))
  const [base, setBase] = useState(() => blog && { ...blog, version: readBackup(key)?.version ?? blog.version })
  const form = useForm<BlogFormValues, unknown, ValidBlog>({
    resolver: zodResolver(blogForm),
    defaultValues: toFormValues(blog),
  })
  const { restored, drop } = useFormBackup({ key, form, version: base?.version ?? null, toStored: toStoredValues })
  useUnsavedGuard(form.formState.isDirty, drop)

  const { save, busyWith, refusal, forgetRefusal } = useSaveBlog({
    form,
    base,
    onSaved: async (saved) => {
      drop()
      form.reset(toFormValues(saved))
      await onSaved(saved)
    },
  })

  /** The text as somebody else saved it becomes what is typed over; `theirs` also takes their words. */
  function rebase(current: StaffBlog, text: 'mine' | 'theirs') {
    setBase(current)
    forgetRefusal()
    if (text === 'theirs') form.reset(toFormValues(current))
  }

  function startOver() {
    drop()
    setBase(blog)
    form.reset(toFormValues(blog))
  }

  return (
    <FormProvider {...form}>
      <Form noValidate aria-label="Blog" onSubmit={(event) => event.preventDefault()}>
        {restored && <RestoredNotice savedAt={restored.savedAt} onDiscard={startOver} />}
        {refusal && <BlogRefusalNotice refusal={refusal} base={blog} onRebase={rebase} />}
        <ContentSection isPublic={blog?.status === 'PUBLISHED'} />
        <PictureSection blogId={blog?.id} />
        <ClassificationSection categories={categories} authors={authors} />
        <SearchSection />
        <PublicationSection />
        <BlogFormActions status={blog?.status} busyWith={busyWith} onSave={save} />
      </Form>
    </FormProvider>
  )
}
