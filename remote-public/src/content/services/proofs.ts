/** A result of a case study that proves what a service page promises. */
export interface ServiceProof {
  /** Slug of the case study. */
  study: string
  /** Position of the result among those of the case study; its first result replaces a missing one. */
  result: number
}

/**
 * The case study of each service page, by its address. Separate from the content of the pages, so that both are
 * requested at once. A page whose case study is not published is shown without it.
 */
export const serviceProofs: Readonly<Partial<Record<string, ServiceProof>>> = {
  '/services/cloud': { study: 'moving-a-payroll-in-nine-weekends', result: 1 },
  '/services/cloud/migration': { study: 'moving-a-payroll-in-nine-weekends', result: 2 },
  '/services/cloud/foundations': { study: 'a-landing-zone-for-forty-teams', result: 0 },
  '/services/cloud/cost-control': { study: 'a-landing-zone-for-forty-teams', result: 2 },
  '/services/cloud/operations': { study: 'a-hospital-service-desk-that-sleeps-at-night', result: 0 },
  '/services/cybersecurity': { study: 'a-bank-that-removed-9000-permissions', result: 0 },
  '/services/digital-transformation': { study: 'closing-the-books-in-four-days', result: 0 },
  '/services/application-development': { study: 'one-view-of-stock-for-310-shops', result: 0 },
  '/services/ai': { study: 'cranes-that-report-their-own-wear', result: 0 },
  '/services/mobility-solutions': { study: 'a-cold-chain-with-a-memory', result: 0 },
  '/services/quality-assurance': { study: 'tests-that-a-release-manager-believes', result: 2 },
  '/services/sap': { study: 'closing-the-books-in-four-days', result: 1 },
  '/services/talent-acquisition': { study: 'fourteen-engineers-before-the-tunnel-opened', result: 1 },
}
