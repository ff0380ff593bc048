import type { WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { getCareer, listColleagues } from '../../kit/hiring/careers-api'
import { editorMeta } from '../../kit/record-form/editor-meta'
import { readEdited } from '../../kit/record-form/read-edited'
import { checkAccess } from '../../kit/record-form/record-api'
import { careersMeta } from '../../page-meta'

/** Loads the job to edit (`?id=`) or to copy (`?copy=`). */
export async function loader({ request }: LoaderFunctionArgs) {
  const [{ record: job, copyOf }, colleagues] = await Promise.all([
    readEdited(request.url, (id) => getCareer(id, request.signal)),
    listColleagues(request.signal),
  ])
  if (!job && !copyOf) await checkAccess('/career/get-allcareers', request.signal)
  return {
    job,
    copyOf,
    colleagues,
    meta: editorMeta(careersMeta.addCareer, job?.jobTitle ?? null, 'Add job'),
  } satisfies WithPageMeta & Record<string, unknown>
}
