import { industries } from './industries'
import { services } from './services'
import { solutions } from './solutions'
import type { MenuEntry } from '../types'

/** The header's menu, complete and in order (MS-14). */
export const menu: readonly MenuEntry[] = [
  {
    label: 'Services',
    category: 'Services',
    desc: 'The way from a question to a system that answers it every day, and to a team that keeps it running.',
    children: services,
  },
  {
    label: 'Solutions',
    category: 'Solutions',
    desc: 'Named problems, each with a scope, an order of work and a result that can be checked.',
    children: solutions,
  },
  {
    label: 'Industries',
    category: 'Industries',
    desc: 'Nine domains whose records, rules and rhythms we have learned to read.',
    children: industries,
  },
  { label: 'AI Accelerators', type: 'ai-accelerators' },
  { label: 'Blog', type: 'blog' },
  { label: 'eBooks', type: 'ebooks' },
  { label: 'Use Cases', type: 'use-cases' },
]
