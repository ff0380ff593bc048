import { useEffect, useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useNavigate } from '@tekskills/shared/routing/router'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { FileField } from '@tekskills/shared/ui/FileField/FileField'
import { Progress } from '@tekskills/shared/ui/Progress/Progress'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { failureMessage } from '../../kit/connection/failure-message'
import { Panel } from '../../kit/staff-page/Panel'
import { importPage } from '../../paths'
import { ACCEPTED, problemOfFiles, uploadOf } from './chosen-files'
import { uploadImport } from './imports-api'

/** The first step: files are chosen or dropped, and read by the service. */
export function ChooseFiles({ hasExpired }: { hasExpired: boolean }) {
  const navigate = useNavigate()
  const [files, setFiles] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<string>()
  const [progress, setProgress] = useState<number>()
  const input = useRef<HTMLInputElement>(null)
  const cancellation = useRef<AbortController>(null)
  useEffect(() => () => cancellation.current?.abort(), [])

  function choose(chosen: readonly File[]) {
    setFiles(chosen)
    setProblem(chosen.length > 0 ? problemOfFiles(chosen) : undefined)
  }

  function fail(message: string) {
    setProblem(message)
    input.current?.focus()
  }

  async function read(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (progress !== undefined) return
    const found = problemOfFiles(files)
    if (found) return fail(found)
    const current = new AbortController()
    cancellation.current = current
    setProblem(undefined)
    setProgress(0)
    try {
      const file = await uploadOf(files)
      const { id } = await uploadImport({ file, signal: current.signal, onProgress: setProgress })
      await navigate(importPage(id))
    } catch (error) {
      if (current.signal.aborted || (isApiError(error) && error.status === 401)) return
      const [field] = isApiError(error) ? error.fields : []
      fail(field?.message ?? failureMessage(error))
    } finally {
      setProgress(undefined)
    }
  }

  return (
    <Stack $gap="lg">
      {hasExpired && (
        <Alert tone="warning" heading="This file is no longer available">
          Uploaded files are kept for a day. Upload it again: articles you have already imported are recognised.
        </Alert>
      )}
      <Panel heading="Choose files">
        <form noValidate onSubmit={(event) => void read(event)}>
          <Stack $gap="md">
            <FileField
              ref={input}
              label="Markdown files, a ZIP archive, or a WordPress export"
              accept={ACCEPTED}
              multiple
              hint="Several Markdown files with their pictures, or one .zip or .xml. At most 20 MB and 1,000 articles."
              error={problem}
              readOnly={progress !== undefined}
              onChange={({ target }) => choose([...(target.files ?? [])])}
            />
            {progress !== undefined && (
              <Progress
                label={progress < 100 ? 'Uploading' : 'Reading the articles'}
                value={progress < 100 ? progress : undefined}
              />
            )}
            <Cluster>
              <Button type="submit" busy={progress !== undefined}>
                Check files
              </Button>
              {progress !== undefined && (
                <Button variant="quiet" onClick={() => cancellation.current?.abort()}>
                  Cancel
                </Button>
              )}
            </Cluster>
          </Stack>
        </form>
      </Panel>
      <Panel heading="What is imported">
        <Facts>
          <li>
            <strong>Markdown:</strong> front matter (title, slug, date, description, tags, category, author, cover,
            aliases), tables, code and footnotes. Pictures in the archive go to the library with their descriptions.
          </li>
          <li>
            <strong>WordPress:</strong> posts from an export (Tools › Export). Pictures stay on the old site and are
            never fetched: the text says where each belongs.
          </li>
          <li>
            <strong>Always drafts:</strong> nothing goes live. Dates are kept, and old addresses can lead to the new
            pages.
          </li>
        </Facts>
      </Panel>
    </Stack>
  )
}

const Facts = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  padding-inline-start: ${({ theme }) => theme.space.md};
  list-style: disc;
`
