import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { confirm } from '@tekskills/shared/dialogs/dialog-store'
import type { SaveAction } from './blog-actions'
import type { BlogFormValues, ValidBlog } from './blog-form-schema'
import { toPayload } from './blog-form-values'
import { showBlogRefusal, type BlogRefusal } from './blog-refusal'
import { saveBlog } from './blogs-api'

interface SaveBlogOptions {
  form: UseFormReturn<BlogFormValues, unknown, ValidBlog>
  /** The record that is typed over; its version goes along, so that nobody's text is overwritten unseen. */
  base: StaffBlog | null
  onSaved: (saved: StaffBlog) => Promise<void>
}

/** Saving a blog: one call however often the button is pressed, refusals told where they belong. */
export function useSaveBlog({ form, base, onSaved }: SaveBlogOptions) {
  const isSaving = useRef(false)
  const [busyWith, setBusyWith] = useState<SaveAction | null>(null)
  const [refusal, setRefusal] = useState<BlogRefusal | null>(null)

  async function send(valid: ValidBlog): Promise<void> {
    const payload = { ...toPayload(valid, base), ...(base && { version: base.version }) }
    const saved = await saveBlog(payload, valid.image).catch((error: unknown) => {
      setRefusal(showBlogRefusal(form, error))
      return null
    })
    if (saved) await onSaved(saved)
  }

  async function save(action: SaveAction): Promise<void> {
    if (isSaving.current) return
    isSaving.current = true
    setBusyWith(action)
    try {
      if (action.question && !(await confirm({ kind: 'warning', ...action.question }))) return
      setRefusal(null)
      form.setValue('status', action.status)
      await form.handleSubmit(send)()
    } finally {
      isSaving.current = false
      setBusyWith(null)
    }
  }

  return { save, busyWith, refusal, forgetRefusal: () => setRefusal(null) }
}
