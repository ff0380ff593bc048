import { industries } from '../industries'
import { services } from '../services'
import { solutions } from '../solutions'
import type { MenuEntry } from '../types'

/** The header's menu, complete and in order (MS-14). */
export const menu: readonly MenuEntry[] = [
  {
    label: 'Services',
    category: 'Services',
    desc: 'From a question to a system that answers it every day, and a team that keeps it running.',
    children: services,
  },
  {
    label: 'Solutions',
    category: 'Solutions',
    desc: 'Specific problems, each with a scope, a sequence of work and a result you can check.',
    children: solutions,
  },
  {
    label: 'Industries',
    category: 'Industries',
    desc: 'Nine industries whose records, rules and rhythms we know.',
    children: industries,
  },
  { label: 'AI Accelerators', type: 'ai-accelerators' },
  { label: 'Blog', type: 'blog' },
  { label: 'eBooks', type: 'ebooks' },
  { label: 'Use Cases', type: 'use-cases' },
]
