import { useState, type FormEvent } from 'react'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { FileField } from '@tekskills/shared/ui/FileField/FileField'
import { Progress } from '@tekskills/shared/ui/Progress/Progress'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { failureMessage } from '../../kit/connection/failure-message'
import { PICTURE_TYPES, photoFile } from '../../kit/forms/form-schemas'
import { uploadPicture } from '../../kit/forms/picture-uploads'
import { Panel } from '../../kit/staff-page/Panel'

/** Adds a picture to the library. */
export function UploadPanel({ onUploaded }: { onUploaded: () => void }) {
  const { revalidate } = useRevalidator()
  const [file, setFile] = useState<File | null>(null)
  const [alt, setAlt] = useState('')
  const [problem, setProblem] = useState<string>()
  const [progress, setProgress] = useState<number>()

  function choose(chosen: File | null) {
    setFile(chosen)
    setProblem(chosen ? problemOf(chosen) : undefined)
  }

  async function upload(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = file ? problemOf(file) : 'Choose a picture.'
    setProblem(found)
    if (!file || found || progress !== undefined) return
    setProgress(0)
    try {
      await uploadPicture({ file, alt: alt.trim(), onProgress: setProgress })
      announce('The picture is in the library.')
      onUploaded()
      await revalidate()
    } catch (error) {
      if (isApiError(error) && error.status === 401) return
      const [field] = isApiError(error) ? error.fields : []
      setProblem(field?.message ?? failureMessage(error))
    } finally {
      setProgress(undefined)
    }
  }

  return (
    <Panel heading="Upload picture">
      <form noValidate onSubmit={(event) => void upload(event)}>
        <Stack $gap="sm">
          <FileField
            label="File"
            accept={PICTURE_TYPES.join()}
            hint="JPEG, PNG, WebP or AVIF. Large pictures are made smaller."
            error={problem}
            onFile={choose}
          />
          {file && (
            <>
              <TextField
                label="Description of the picture"
                optional
                hint="Say what it shows, in a few words. New uses of the picture start with this description."
                dir="auto"
                maxLength={191}
                value={alt}
                onChange={({ target }) => setAlt(target.value)}
              />
              {progress !== undefined && <Progress label="Uploading picture" value={progress} />}
              <div>
                <Button type="submit" size="small" busy={progress !== undefined}>
                  Upload
                </Button>
              </div>
            </>
          )}
        </Stack>
      </form>
    </Panel>
  )
}

const problemOf = (file: File) => photoFile().safeParse(file).error?.issues[0]?.message
