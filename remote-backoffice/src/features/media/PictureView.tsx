import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import type { MediaDetail, MediaUse, MediaUseState } from '@tekskills/shared/contracts/http/media'
import { useNavigate } from '@tekskills/shared/routing/router'
import { media } from '@tekskills/shared/theme/media'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { FileField } from '@tekskills/shared/ui/FileField/FileField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { contentTypeLabels, editItem } from '../../kit/content/content-types'
import { PICTURE_TYPES, photoFile } from '../../kit/forms/form-schemas'
import { contentStatusLabels } from '../../kit/labels/content-status-labels'
import { CheckDescription } from '../../kit/media/CheckDescription'
import { changeMedia, deleteMedia, replaceMedia } from '../../kit/media/media-api'
import { thumbnailOf } from '../../kit/media/media-address'
import { dimensionsOf, usesLabel } from '../../kit/media/media-facts'
import { useSteps } from '../../kit/record-form/use-steps'
import { Panel } from '../../kit/staff-page/Panel'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { formatMoment } from '../../kit/time/format-time'
import { picturesPage } from '../../paths'

/** One picture of the library: its name and description, its uses and the available actions. */
export function PictureView({ picture }: { picture: MediaDetail }) {
  const { name, imageAlt, url, createdAt, uses } = picture
  const steps = useSteps()
  return (
    <StaffPage heading={<bdi>{name}</bdi>} intro={<TextLink to={picturesPage}>All pictures</TextLink>}>
      <Stack $gap="lg">
        {steps.problem && (
          <Alert tone="danger" heading="Nothing was changed" live>
            {steps.problem}
          </Alert>
        )}
        <Columns>
          <Panel heading="Picture">
            <Shown src={thumbnailOf(url, 640)} alt={imageAlt} />
            <Text $size="small" $tone="muted">
              {dimensionsOf(picture)}. Added on {formatMoment(createdAt)}.
            </Text>
          </Panel>
          <Stack>
            <TextsPanel picture={picture} steps={steps} />
            <Panel heading={usesLabel(uses.length)}>
              <UseList uses={uses} />
            </Panel>
          </Stack>
        </Columns>
        <ReplacePanel key={picture.version} picture={picture} steps={steps} />
        <DeletePanel picture={picture} steps={steps} />
      </Stack>
    </StaffPage>
  )
}

interface PartProps {
  picture: MediaDetail
  steps: ReturnType<typeof useSteps>
}

function TextsPanel({ picture, steps }: PartProps) {
  const form = useForm({ defaultValues: { name: picture.name, imageAlt: picture.imageAlt } })
  const { errors } = form.formState
  const save = (texts: { name: string; imageAlt: string }) =>
    steps.run({ work: () => changeMedia(picture, texts), done: 'The picture is saved.' })

  return (
    <Panel heading="Name and description">
      <form noValidate onSubmit={form.handleSubmit(save)}>
        <Stack $gap="sm">
          <TextField
            {...form.register('name', {
              validate: (text) => text.trim() !== '' || 'Enter a name.',
              maxLength: { value: 255, message: 'Use at most 255 characters.' },
            })}
            label="Name"
            dir="auto"
            hint="Only the team can see this."
            error={errors.name?.message}
          />
          <TextField
            {...form.register('imageAlt', { maxLength: { value: 191, message: 'Use at most 191 characters.' } })}
            label="Description of the picture"
            optional
            dir="auto"
            hint="New uses of the picture start with this description. You can change it in each item."
            error={errors.imageAlt?.message}
          />
          <div>
            <Button type="submit" size="small" busy={steps.isBusy}>
              Save
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  )
}

const STATE_LABELS: Record<MediaUseState, string> = {
  ...contentStatusLabels,
  TRASH: 'In the trash',
  CHANGES: 'Unpublished changes',
  BUNDLE: 'Kept by a bundle',
  VERSION: 'Earlier version',
  UNSAVED: 'Not saved yet',
  JOB: 'Job',
}

const titleOf = ({ title, state }: MediaUse) => {
  if (title !== null) return title
  if (state === 'UNSAVED') return 'Text that someone is writing'
  return state === 'JOB' ? 'A job' : 'An item that was deleted'
}

function UseList({ uses }: { uses: readonly MediaUse[] }) {
  if (uses.length === 0) return <Text $tone="muted">Nothing on the site or in the back office shows this picture.</Text>
  return (
    <Uses aria-label="Used in">
      {uses.map((use, index) => (
        <li key={use.id ?? index}>
          <Cluster $justify="space-between">
            <div>
              {use.id && use.kind && use.state !== 'TRASH' ? (
                <TextLink to={editItem({ id: use.id, kind: use.kind })}>{titleOf(use)}</TextLink>
              ) : (
                titleOf(use)
              )}
              {use.kind && (
                <Text $size="small" $tone="muted">
                  {contentTypeLabels[use.kind]}
                </Text>
              )}
            </div>
            <Badge $tone={use.state === 'PUBLISHED' ? 'success' : 'neutral'}>{STATE_LABELS[use.state]}</Badge>
          </Cluster>
        </li>
      ))}
    </Uses>
  )
}

function ReplacePanel({ picture, steps }: PartProps) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string>()
  const [imageAlt, setImageAlt] = useState(picture.imageAlt)

  function choose(chosen: File | null) {
    setFile(chosen)
    setProblem(chosen ? photoFile().safeParse(chosen).error?.issues[0]?.message : undefined)
  }

  const replace = (chosen: File) =>
    steps.run({
      question: {
        kind: 'warning',
        heading: 'Replace this picture everywhere?',
        message: `${usesLabel(picture.uses.length)}. What is on the site will show the new picture at once, and the old one will be deleted. Items with a description of their own keep it: check them afterwards.`,
        confirmLabel: 'Replace everywhere',
      },
      work: () => replaceMedia(picture, chosen, imageAlt.trim()),
      done: 'The picture was replaced.',
    })

  return (
    <Panel heading="Replace">
      <FileField
        label="New file"
        hint="JPEG, PNG, WebP or AVIF. Large pictures are made smaller. Everything that uses the picture will show the new one."
        accept={PICTURE_TYPES.join()}
        error={problem}
        onFile={choose}
      />
      {file && !problem && (
        <Stack $gap="sm">
          {imageAlt === picture.imageAlt && imageAlt !== '' && <CheckDescription />}
          <TextField
            label="Description of the new picture"
            optional
            dir="auto"
            maxLength={191}
            hint="It replaces the description above, in every item and text that has the same."
            value={imageAlt}
            onChange={({ target }) => setImageAlt(target.value)}
          />
          <div>
            <Button size="small" busy={steps.isBusy} onClick={() => void replace(file)}>
              Replace everywhere…
            </Button>
          </div>
        </Stack>
      )}
    </Panel>
  )
}

function DeletePanel({ picture, steps }: PartProps) {
  const navigate = useNavigate()
  const remove = () =>
    steps.run({
      question: {
        kind: 'warn',
        heading: `Delete “${picture.name}”?`,
        message: 'Nothing uses this picture. It will be deleted for good.',
        confirmLabel: 'Delete',
      },
      work: () => deleteMedia(picture).then(() => navigate(picturesPage)),
      done: 'The picture was deleted.',
    })

  if (picture.uses.length > 0)
    return (
      <Text $size="small" $tone="muted">
        A picture can be deleted once nothing uses it, including items in the trash and earlier versions.
      </Text>
    )
  return (
    <div>
      <Button variant="danger" busy={steps.isBusy} onClick={() => void remove()}>
        Delete picture…
      </Button>
    </div>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.lg};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Shown = styled.img`
  max-inline-size: 100%;
  max-block-size: ${({ theme }) => theme.layout.columnLarge};
  margin-inline: auto;
  border-radius: ${({ theme }) => theme.radius.sm};
  object-fit: contain;
`

const Uses = styled.ul`
  & > li {
    padding-block: ${({ theme }) => theme.space.sm};
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  }
`
