import { Download, Eye, EyeOff } from 'lucide-react'
import { styled } from 'styled-components'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import { media } from '@tekskills/shared/theme/media'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import { Panel } from '../../kit/staff-page/Panel'
import { useResume } from './use-resume'
import { WordResume } from './WordResume'

const quiet = { variant: 'secondary', size: 'small' } as const

/** The résumé: a PDF and the text of a DOCX can be previewed, every type can be downloaded (BO-02). */
export function ResumePanel({ applicant }: { applicant: ApplicantDetail }) {
  const { resumeFileName, resumeSize, firstResumeFileName, name } = applicant
  const { busyWith, previewUrl, paragraphs, canShow, lacksViewer, ...resume } = useResume(applicant)
  const { show, hide, download, downloadFirst } = resume
  if (!resumeFileName) {
    return (
      <Panel heading="CV">
        <Text $tone="muted">No CV attached.</Text>
      </Panel>
    )
  }
  const isShown = previewUrl !== null || paragraphs !== null
  return (
    <Panel heading="CV">
      <FileLine>
        <Text $size="small">
          {resumeFileName}
          {resumeSize !== null && ` (${sizeOf(resumeSize)})`}
        </Text>
        <Cluster $gap="xs">
          {canShow && (
            <Button
              {...quiet}
              busy={busyWith === 'preview'}
              aria-expanded={isShown}
              icon={isShown ? <EyeOff {...iconProps} /> : <Eye {...iconProps} />}
              onClick={() => (isShown ? hide() : void show())}
            >
              {isShown ? 'Hide preview' : 'Preview'}
            </Button>
          )}
          <Button
            {...quiet}
            busy={busyWith === 'download'}
            icon={<Download {...iconProps} />}
            onClick={() => void download()}
          >
            Download
          </Button>
        </Cluster>
      </FileLine>
      {previewUrl && <Preview title={`CV of ${name}`} src={previewUrl} />}
      {paragraphs && <WordResume name={name} paragraphs={paragraphs} />}
      {!canShow && (
        <Text $size="small" $tone="muted">
          {lacksViewer ? 'This browser cannot show PDFs here.' : 'Documents of this kind cannot be previewed.'} Download
          the file to read it.
        </Text>
      )}
      {firstResumeFileName && (
        <FileLine>
          <Text $size="small" $tone="muted">
            First CV: {firstResumeFileName}
          </Text>
          <Button
            {...quiet}
            busy={busyWith === 'first'}
            icon={<Download {...iconProps} />}
            onClick={() => void downloadFirst()}
          >
            Download first CV
          </Button>
        </FileLine>
      )}
    </Panel>
  )
}

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** A file name, which may wrap, with its buttons. */
const FileLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.sm};
  align-items: center;

  & > :first-child {
    flex: 1 1 ${({ theme }) => theme.layout.columnSmall};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`

const Preview = styled.iframe`
  inline-size: 100%;
  block-size: 75vh;
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.sm};

  ${media.wide} {
    /* The rest is for the heading and the file line, so that only the document scrolls. */
    block-size: calc(100vh - 12rem);
  }
`
