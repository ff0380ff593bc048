import { useEffect, useState } from 'react'
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react'
import { styled } from 'styled-components'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { readPreview } from '@tekskills/shared/ui/FileField/read-preview'
import { Progress } from '@tekskills/shared/ui/Progress/Progress'
import { retryUpload, usePictureUploads } from '../forms/picture-uploads'

/** The attributes of a picture that is not uploaded yet. */
export interface PendingPictureInText {
  /** Id of the upload. */
  upload: string
  alt: string
  caption: string
}

/** The text of a draft outlives the chosen file. */
const LOST = 'The page was closed before this picture was uploaded. Remove it and add it again.'

/** A picture in the text that is being uploaded, or what went wrong and what can be done. */
export function PendingPictureView({ node, editor, deleteNode }: NodeViewProps) {
  const { upload: id, alt, caption } = node.attrs as PendingPictureInText
  const upload = usePictureUploads((uploads) => uploads[id])
  const file = upload?.file
  const [preview, setPreview] = useState<string>()
  const problem = upload ? upload.problem : LOST

  useEffect(() => {
    if (file) void readPreview(file).then(setPreview)
  }, [file])

  function retry() {
    retryUpload(id)
    editor.commands.focus()
  }

  function remove() {
    deleteNode()
    editor.commands.focus()
  }

  return (
    <NodeViewWrapper as="figure">
      <Frame>
        <Preview src={preview} alt={alt} />
        {!problem && (
          <Uploading>
            <Progress label="Uploading the picture" value={upload?.progress} />
          </Uploading>
        )}
      </Frame>
      {caption && <figcaption>{caption}</figcaption>}
      {problem && (
        <Failure>
          <Alert live tone="danger" heading={`“${alt}” was not uploaded.`}>
            <p>{problem}</p>
            <Actions>
              {file && (
                <Button size="small" variant="secondary" onClick={retry}>
                  Try again
                </Button>
              )}
              <Button size="small" variant="quiet" onClick={remove}>
                Remove
              </Button>
            </Actions>
          </Alert>
        </Failure>
      )}
    </NodeViewWrapper>
  )
}

const Frame = styled.div`
  position: relative;
`

/** Over the picture, so that the text below does not move when the upload has finished. */
const Uploading = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;
  inline-size: min(100%, ${({ theme }) => theme.layout.columnSmall});
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.sm};
  background: ${({ theme }) => theme.color.surface};
  pointer-events: none;
`

const Preview = styled.img`
  opacity: 0.5;
`

const Failure = styled.div`
  padding-block-start: ${({ theme }) => theme.space.sm};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  padding-block-start: ${({ theme }) => theme.space.xs};
`
