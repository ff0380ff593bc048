import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react'
import { styled } from 'styled-components'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Progress } from '@tekskills/shared/ui/Progress/Progress'
import { retryUpload, usePictureUploads } from '../forms/picture-uploads'
import { returnToText } from './return-to-text'

/** The attributes of a picture that is not uploaded yet. */
export interface PendingPictureInText {
  /** Id of the upload. */
  upload: string
  alt: string
  caption: string
}

/** The text of a draft can outlive the chosen file. */
const LOST = 'The page was closed before this picture was uploaded. Remove it and add it again.'

/** A plain area, shown until the file is read, and once there is none. */
const BLANK = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><path fill="#888" d="M0 0h640v360H0z"/></svg>',
)}`

/** A picture in the text that is being uploaded, or its error with buttons to retry or remove it. */
export function PendingPictureView({ node, editor, deleteNode }: NodeViewProps) {
  const { upload: id, alt, caption } = node.attrs as PendingPictureInText
  const upload = usePictureUploads((uploads) => uploads[id])
  const problem = upload ? upload.problem : LOST

  function retry() {
    retryUpload(id)
    returnToText(editor).run()
  }

  function remove() {
    deleteNode()
    returnToText(editor).run()
  }

  return (
    <NodeViewWrapper as="figure">
      <Frame>
        {/* A separate element, because the same one would keep the size of the area until the picture is decoded. */}
        {upload?.preview ? <Preview key="file" src={upload.preview} alt={alt} /> : <Preview src={BLANK} alt={alt} />}
        {!problem && (
          <Uploading>
            <Progress label="Uploading picture" value={upload?.progress} />
          </Uploading>
        )}
      </Frame>
      {caption && <figcaption>{caption}</figcaption>}
      {problem && (
        <Failure>
          <Alert live tone="danger" heading={`“${alt}” was not uploaded.`}>
            <p>{problem}</p>
            <Actions>
              {upload?.file && (
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
