import type { PageMeta } from '@tekskills/shared/contracts/page-meta'

export const cookiePolicyMeta: PageMeta = {
  title: 'Cookie policy: what your browser keeps | Tekskills',
  description:
    'Every cookie and storage entry of this site by name, purpose and lifetime, what happens when you accept or decline, and how to change your choice.',
  keywords: 'Tekskills cookie policy, cookies, local storage, consent, cookie settings',
  canonicalLink: '/cookie-policy',
  type: 'website',
}

export const privacyNoticeMeta: PageMeta = {
  title: 'Privacy notice: your data and your rights | Tekskills',
  description:
    'Which personal data Tekskills processes when you visit, write, subscribe or apply, on what legal basis and for how long, and your rights.',
  keywords: 'Tekskills privacy notice, data protection, personal data, rights, retention',
  canonicalLink: '/privacy-notice',
  type: 'website',
}

export const statutoryComplianceMeta: PageMeta = {
  title: 'Statutory compliance: the rules we follow | Tekskills',
  description:
    'The obligations of Tekskills as an employer, a supplier and the operator of this site, our accessibility aim, and how to report a concern.',
  keywords: 'Tekskills statutory compliance, code of conduct, anti-bribery, accessibility statement, whistleblowing',
  canonicalLink: '/statutory-compliance',
  type: 'website',
}
