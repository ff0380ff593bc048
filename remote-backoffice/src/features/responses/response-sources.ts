import { enquiryType } from '@tekskills/shared/contracts/http/enquiries'
import { subscriberStatus } from '@tekskills/shared/contracts/http/newsletter'
import type { TableSource } from '../../kit/tables/record-list-definition'

export const enquirySource: TableSource = {
  url: '/enquiry/get-allEnquiries',
  rules: {
    columns: ['createdAt', 'name', 'email', 'subject', 'status'],
    defaultSort: 'createdAt,desc',
    types: enquiryType.options,
    params: ['tab', 'status'],
    kept: ['tab'],
  },
}

export const subscriberSource: TableSource = {
  url: '/newsLetter/get-allSubscribers',
  rules: {
    columns: ['createdAt', 'email', 'status', 'confirmedAt'],
    defaultSort: 'createdAt,desc',
    types: subscriberStatus.options,
    params: ['tab'],
    kept: ['tab'],
  },
}
