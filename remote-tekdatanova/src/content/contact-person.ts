import { leaders } from '@tekskills/shared/contracts/company-directory'

/** Slug of the person who reads what visitors of the microsite send. */
const CONTACT_SLUG = 'oluwadamilare-finch'

/** That person, for the pages that name them. */
export const contactPerson = leaders.find(({ slug }) => slug === CONTACT_SLUG)

/** What a first conversation is. */
export const firstConversation = '45 minutes, no slides'
