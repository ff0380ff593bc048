import type { PublicCareer } from '@tekskills/shared/contracts/http/careers'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Tag } from '@tekskills/shared/ui/Chip/Tag'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { RichText } from '../../kit/rich-text/RichText'

/** Description, responsibilities, requirements and skills of a job. */
export function JobText({ job }: { job: PublicCareer }) {
  return (
    <Stack $gap="xxl">
      <Part heading="The work" html={job.description} />
      <Part heading="What you will do" html={job.responsibilities} />
      <Part heading="What you bring" html={job.requirements} />
      {job.skills.length > 0 && (
        <Stack $gap="md">
          <Heading level={2} size="h3">
            Skills
          </Heading>
          <Cluster $gap="xs">
            {job.skills.map((skill) => (
              <Tag key={skill}>{skill}</Tag>
            ))}
          </Cluster>
        </Stack>
      )}
    </Stack>
  )
}

function Part({ heading, html }: { heading: string; html: string }) {
  if (!html) return null
  return (
    <Stack $gap="md">
      <Heading level={2} size="h3">
        {heading}
      </Heading>
      <RichText html={html} />
    </Stack>
  )
}
