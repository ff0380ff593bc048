import { caseStudyInput, staffCaseStudy, type StaffCaseStudy } from '@tekskills/shared/contracts/http/case-studies'
import { z } from 'zod'
import { updateOf } from '../../platform/http/validation/record-version'
import { pictureAddress } from '../../platform/pictures/picture-address'
import {
  itemChange,
  sharedFieldsOf,
  type PictureColumn,
  type StaffContentDefinition,
} from '../content/content-definition'
import { sorts } from '../content/item-lists'
import { staffItemOf } from '../content/item-rows'
import { pagePaths } from '../content/page-paths'
import { storyOf, storyValues } from './story'

const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024

const files = {
  removeBannerImage: z.boolean().optional(),
  removeCaseStudyFile: z.boolean().optional(),
  bannerImageMedia: z.string().optional(),
}
const fieldNames = {
  name: 'caseStudyName',
  slug: 'url',
  category_id: 'primaryCategoryId',
  picture_id: 'bannerImage',
  image_alt: 'bannerAlt',
  file_id: 'caseStudyFile',
} as const
const update = updateOf(caseStudyInput).extend(files)

/** Case studies (contract §3.5, CaseStudy); in the API, `url` is their slug. */
export const caseStudyDefinition: StaffContentDefinition<StaffCaseStudy> = {
  name: 'CASESTUDY',
  entity: 'caseStudy',
  noun: 'case study',
  tag: 'casestudies',
  area: 'caseStudy',
  pagePath: pagePaths.CASESTUDY,
  create: caseStudyInput.extend(files),
  update,
  staff: staffCaseStudy,
  texts: ['about_client', 'objective', 'solution', 'challenge', 'impact'],
  pictures: [{ part: 'bannerImage', column: 'picture_id' }],
  document: { part: 'caseStudyFile', types: ['pdf', 'pptx', 'docx'], maxBytes: MAX_DOCUMENT_BYTES },

  changeOf(body) {
    const study = update.parse(body)
    const slug = study.url === undefined ? study.slug : study.url
    const change = itemChange(
      { ...study, slug, categoryId: study.primaryCategoryId },
      {
        name: study.caseStudyName,
        industry: study.industry,
        client_name: study.clientName,
        services: study.services && [...new Set(study.services)],
        results: study.results?.filter(Boolean),
        image_alt: study.bannerAlt,
        ...storyValues(study),
      },
    )
    const removedPictures: PictureColumn[] = study.removeBannerImage ? ['picture_id'] : []
    const chosenPictures = { picture_id: study.bannerImageMedia }
    return { ...change, removedPictures, chosenPictures, removeFile: study.removeCaseStudyFile }
  },

  staffOf(row, now) {
    const item = staffItemOf(row, fieldNames, now)
    return {
      ...item,
      ...storyOf(row),
      url: row.slug,
      caseStudyName: row.name,
      primaryCategoryId: row.category_id,
      primaryCategory: row.category_name,
      industry: row.industry,
      clientName: row.client_name,
      services: row.services,
      results: row.results,
      webpUrl: pictureAddress('caseStudy', row.id, row.picture_id),
      bannerImageMedia: row.picture_media,
      bannerAlt: row.image_alt,
      caseStudyFileName: row.file_name,
    }
  },

  fieldsOf: (row) => ({
    ...sharedFieldsOf(row),
    ...storyOf(row),
    caseStudyName: row.name,
    industry: row.industry,
    clientName: row.client_name,
    services: row.services,
    results: row.results,
    bannerAlt: row.image_alt,
  }),

  sorts: {
    updatedAt: sorts.updatedAt,
    caseStudyName: sorts.name,
    primaryCategory: sorts.category,
    status: sorts.status,
    publishedAt: sorts.publishedAt,
  },
  defaultSort: { column: 'updatedAt', direction: 'desc' },

  csv: {
    Name: ({ caseStudyName }) => caseStudyName,
    Address: ({ url }) => url && `${pagePaths.CASESTUDY}${url}`,
    Status: ({ status }) => status,
    Published: ({ publishedAt, scheduledAt }) => publishedAt ?? scheduledAt,
    Category: ({ primaryCategory }) => primaryCategory,
    Industry: ({ industry }) => industry,
    Client: ({ clientName }) => clientName,
    Services: ({ services }) => services,
    File: ({ caseStudyFileName }) => caseStudyFileName,
    Summary: ({ description }) => description,
    'Last changed': ({ updatedAt }) => updatedAt,
    'Changed by': ({ updatedBy }) => updatedBy?.name,
  },
}
