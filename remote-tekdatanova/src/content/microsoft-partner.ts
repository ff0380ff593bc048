/** The partner status, worded as in the specification (MS-12). */
export const partner = {
  status: 'Microsoft Solution Partner',
  areas: ['Data & AI', 'Digital & App Innovation'],
} as const
