/** The partner status in the words of the specification (MS-12). */
export const partner = {
  status: 'Microsoft Solution Partner',
  areas: ['Data & AI', 'Digital & App Innovation'],
} as const
