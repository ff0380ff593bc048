import { leaders, type LeaderSlug } from '@tekskills/shared/contracts/company-directory'
import type { Person } from './person'

/** What the site says about the leaders in addition to name, role and region. */
const profiles: Record<LeaderSlug, Omit<Person, 'slug' | 'name' | 'role' | 'region'>> = {
  'ilse-vandermeer-okoro': {
    line: 'Reads the report on every stopped project before any other email.',
    story: [
      'Ilse started as a tester in a shipyard’s software group, where a wrong figure meant a door that would not close. She has mistrusted green dashboards ever since, and spends two days a month unannounced with a delivery team.',
      'Before she led the company she ran delivery for Europe. The rule that any client may stop after any stage is hers. Everyone in sales opposed it; it is now the reason clients most often give for choosing us.',
      'She answers client email herself, usually before seven, and rarely in more than four lines.',
    ],
    answersFor: ['The company and its results', 'What we turn down', 'Complaints that went unanswered elsewhere'],
    leads: [],
    asked: {
      question: 'What would make you end a contract yourself?',
      answer: 'If we were paid to keep people quiet. It happened once. We refunded the last invoice.',
    },
  },
  'teodor-halvarsen': {
    line: 'Has called off eleven migration nights and is proud of each.',
    story: [
      'Teodor learned operations on a ferry line’s booking system, on the night shift, with one manual for two systems. He still writes run books for a reader who has just been woken up.',
      'He leads the cloud practice and the on-call crews. Both report to one person on purpose: those who build foundations should hear what happens on them at night.',
      'In his spare time he repairs clocks, which he calls distributed systems with better documentation.',
    ],
    answersFor: [
      'Cloud migration, foundations and cost',
      'Operations and on-call',
      'The delivery office’s right to stop a project',
    ],
    leads: ['enquiries', 'cloud', 'operations'],
    asked: {
      question: 'Which cloud is best?',
      answer:
        'The one whose logs your people can already read. In everything else they are closer than the price lists suggest.',
    },
  },
  'ranjini-achariya': {
    line: 'Asks who will have to change each design in year five.',
    story: [
      'Ranjini inherited a rail freight system with a million lines of code in her second year at work, and with it a lifelong interest in what its first authors had been thinking. Her teams write decisions down because nobody had done so for her.',
      'She built the practice up from nine people, and still reviews code on Wednesdays. Her oldest system is older than the youngest person who works on it.',
      'The book club she founded has a simple rule: if you recommend a book, you have to name the chapter that is wrong.',
    ],
    answersFor: [
      'Web, back-end and mobile products',
      'Coding and review standards',
      'Training in a colleague’s first five years',
    ],
    leads: ['application-development', 'modernisation'],
    asked: {
      question: 'How many people do we need?',
      answer:
        'Fewer than you think for the first month, and the right ones. We add people when the work is waiting for hands, not for decisions.',
    },
  },
  'marguerite-tessaly': {
    line: 'A locksmith’s daughter who became a penetration tester.',
    story: [
      'Marguerite grew up above her father’s shop and learned early that most locks are opened with a key someone lent out. Her practice looks for lent keys before it looks for clever attacks.',
      'She has led the response to more than a hundred incidents, most of which never became news. Her drills with boards of directors are known for running long: they end when the first honest statement has been written.',
      'She teaches one evening a week at a college, and hires from that class.',
    ],
    answersFor: [
      'Assessments, detection and response',
      'Our own security',
      'What we may test, and with whose permission',
    ],
    leads: ['cybersecurity', 'security'],
    asked: {
      question: 'Are we safe?',
      answer:
        'No. But you can know what would happen first, and who would notice. That is worth more than feeling safe.',
    },
  },
  'oluwadamilare-finch': {
    line: 'Expects every model to beat a person with a pencil first.',
    story: [
      'As a student, Damilare forecast bakery demand and was beaten for two years by a shop manager with a notebook. He later hired her. Every project of the division now starts with that notebook as the mark to beat.',
      'TekDataNova grew out of that habit: statisticians, plant engineers and developers in one room with the people who will use the answer.',
      'Where clients agree, he publishes the projects that went live and those that were stopped.',
    ],
    answersFor: [
      'The division and its website',
      'Data platforms, models and their report cards',
      'What a model must never decide',
    ],
    leads: ['ai', 'data-and-ai'],
    asked: {
      question: 'Will it replace people?',
      answer:
        'It replaces the dull middle of some jobs. What you do with the time saved is your decision, and I want to hear it before we begin.',
    },
  },
  'yusra-benhadid': {
    line: 'Has closed the books in four countries, and knows what day three feels like.',
    story: [
      'Yusra was a controller before she was a consultant. She has been on the receiving end of a failed cutover, with an auditor beside her, and plans every move with that day in mind.',
      'She joined to start the SAP practice and took on transformation when she saw that half of all requests for a new system were really requests for fewer steps.',
      'Her team keeps a shelf of forms it has abolished. Visitors are invited to add to it.',
    ],
    answersFor: ['S/4HANA migration and support', 'Process redesign', 'Planning around the closing calendar'],
    leads: ['sap', 'digital-transformation'],
    asked: {
      question: 'Can we go live at year end?',
      answer: 'You can. I would not, and I will put that in writing, with the date I would choose instead.',
    },
  },
  'callum-wiremu-strand': {
    line: 'Tests software in a cold store, if that is where it will be used.',
    story: [
      'Callum came from mining, where software is tested by impatient people in gloves. He brought the gloves with him; there is a box of them at the entrance to every office.',
      'Quality and mobility share a lead because they share a question: does it still work where it is used, for the people who use it, when everything around it goes wrong?',
      'He runs the exercise in which teams break their own software on purpose, and keeps score on paper.',
    ],
    answersFor: [
      'Test automation and release gates',
      'Apps for frontline teams',
      'Accessibility in everything we deliver',
    ],
    leads: ['quality-assurance', 'quality-engineering', 'mobility-solutions'],
    asked: {
      question: 'How much testing is enough?',
      answer:
        'You stop when the next test costs more than the mistake it could find. I will show you where on the list that line is.',
    },
  },
  'min-seo-tanaka-lim': {
    line: 'Opened our secret pay bands to colleagues, and survived the week after.',
    story: [
      'Min-seo studied linguistics, and reads job advertisements for what they avoid saying. The work samples our talent practice uses were her first project here.',
      'She is responsible for our own people and for the talent that clients entrust us to find. The same rules hold for both: short tests, written reasons, an answer for everyone.',
      'Once a year she works a month in delivery, in whichever role is short-staffed, and writes about it for the whole company.',
    ],
    answersFor: ['Hiring, pay and growth', 'The talent acquisition practice', 'What we learn from those who leave'],
    leads: ['talent-acquisition', 'talent'],
    asked: {
      question: 'How do you keep good people?',
      answer:
        'By letting them move to another team before they think of another company. And by paying what the advertisement said.',
    },
  },
}

/** The leadership team in the order of the list. */
export const people: readonly Person[] = leaders.map((leader) => ({ ...leader, ...profiles[leader.slug] }))

/** Finds a person by the `{name}` in an address; undefined if there is none. */
export const findPerson = (slug: string | undefined): Person | undefined =>
  people.find((person) => person.slug === slug)
