import type { Person } from './person'

/** The leadership team in the order of the list. */
export const people: readonly Person[] = [
  {
    slug: 'ilse-vandermeer-okoro',
    name: 'Ilse Vandermeer-Okoro',
    role: 'Chief executive',
    region: 'Netherlands',
    line: 'Reads every stopped project’s report before any other mail.',
    story: [
      'Ilse started as a tester in a shipyard’s software group, where a wrong figure meant a door that would not close. She has mistrusted green dashboards ever since, and spends two days a month unannounced beside a delivery team.',
      'Before she led the company she ran delivery for Europe. The rule that any client may stop after any stage is hers; it was opposed by everyone who sold, and is now the reason given most often for choosing us.',
      'She answers mail from clients herself, usually before seven, seldom in more than four lines.',
    ],
    answersFor: ['The company and its results', 'What we turn down', 'Complaints that reached nobody else'],
    asked: {
      question: 'What would make you end a contract yourself?',
      answer: 'If we were paid to keep people quiet. It happened once. We gave the last invoice back.',
    },
  },
  {
    slug: 'teodor-halvarsen',
    name: 'Teodor Halvarsen',
    role: 'Head of cloud and operations',
    region: 'UK',
    line: 'Has turned back eleven migration nights and is proud of each.',
    story: [
      'Teodor learned operations on a ferry line’s booking system, on the night shift, with one manual for two systems. He still writes run books as if the reader had just been woken.',
      'He leads the cloud practice and the crews that carry the pager. Both report to one person on purpose: those who build foundations should hear how they sleep.',
      'In his spare time he repairs clocks, which he calls distributed systems with better documentation.',
    ],
    answersFor: [
      'Cloud migration, foundations and cost',
      'Operations and on-call',
      'The delivery office’s right to stop',
    ],
    asked: {
      question: 'Which cloud is best?',
      answer:
        'The one your people can already read the logs of. Everything else is closer than the price lists suggest.',
    },
  },
  {
    slug: 'ranjini-achariya',
    name: 'Ranjini Achariya',
    role: 'Head of application development',
    region: 'India',
    line: 'Asks of every design who will have to change it in year five.',
    story: [
      'Ranjini inherited a rail freight system of a million lines in her second year at work, and with it a lifelong interest in what the people before her had been thinking. Her teams write decisions down because nobody had done so for her.',
      'She built our practice from nine people, and still reviews code on Wednesdays. The oldest system in her care is older than the youngest person in it.',
      'The reading club she founded has a simple rule: whoever recommends a book has to name the chapter that is wrong.',
    ],
    answersFor: [
      'Web, back-end and mobile products',
      'Standards of code and review',
      'The first five years of a colleague’s learning',
    ],
    asked: {
      question: 'How many people do we need?',
      answer:
        'Fewer than you think for the first month, and the right ones. We add people when the waiting is for hands and not for answers.',
    },
  },
  {
    slug: 'marguerite-tessaly',
    name: 'Marguerite Tessaly',
    role: 'Head of cybersecurity',
    region: 'Canada',
    line: 'Was a locksmith’s daughter first, and a penetration tester later.',
    story: [
      'Marguerite grew up above her father’s shop and knew early that most locks are opened with a key that somebody lent. Her practice looks for lent keys before it looks for clever attacks.',
      'She has led the response to more than a hundred incidents, most of which never became news. Her drills with boards of directors are known for their length: they end when the first honest statement has been written.',
      'She teaches one evening a week at a college, and hires from that class.',
    ],
    answersFor: [
      'Assessments, detection and response',
      'Our own security',
      'What may be tested, and with whose permission',
    ],
    asked: {
      question: 'Are we safe?',
      answer:
        'No. But you can know what would happen first, and who would notice. That is worth more than the feeling.',
    },
  },
  {
    slug: 'oluwadamilare-finch',
    name: 'Oluwadamilare Finch',
    role: 'Head of data and AI, TekDataNova',
    region: 'USA',
    line: 'Wants every model to beat a person with a pencil first.',
    story: [
      'Damilare forecast bakery demand as a student and was beaten for two years by a shop manager with a notebook. He hired her later. Their method, the notebook as the mark to beat, is how every project of the division begins.',
      'TekDataNova grew out of that habit: people from statistics, from plants and from software, in one room with whoever will use the answer.',
      'He publishes the projects that were stopped along with those that went live, as far as clients allow it.',
    ],
    answersFor: [
      'The division and its site',
      'Data platforms, models and their report cards',
      'What a model must never decide',
    ],
    asked: {
      question: 'Will it replace people?',
      answer:
        'It replaces the dull middle of some jobs. What happens with the time is a decision of yours that I want to hear before we begin.',
    },
  },
  {
    slug: 'yusra-benhadid',
    name: 'Yusra Benhadid',
    role: 'Head of SAP and transformation',
    region: 'UAE',
    line: 'Has closed the books in four countries, and knows what day three is like.',
    story: [
      'Yusra was a controller before she was a consultant. She has sat at the other end of a failed cut-over, with an auditor beside her, and plans every move from that chair.',
      'She joined to start the SAP practice and took on transformation when it became plain that half of all requests for a system were requests for fewer steps.',
      'Her team keeps a shelf of forms that were abolished. Visitors are invited to add to it.',
    ],
    answersFor: ['S/4HANA moves and support', 'Process redesign', 'The calendar that everything else obeys'],
    asked: {
      question: 'Can we go live at year end?',
      answer: 'You can. I would not, and I will put that in writing with the date I would choose instead.',
    },
  },
  {
    slug: 'callum-wiremu-strand',
    name: 'Callum Wiremu-Strand',
    role: 'Head of quality and mobility',
    region: 'Australia',
    line: 'Tests in a cold store, because that is where it will be used.',
    story: [
      'Callum came from mining, where software is tested by people in gloves who are angry about it. He brought the gloves; a box of them stands at the entrance of every office.',
      'Quality and mobility share a lead because they share a question: does it still work where it is used, by whoever uses it, when everything around it goes wrong?',
      'He runs the exercise in which teams break their own software on purpose, and keeps the score on paper.',
    ],
    answersFor: [
      'Test automation and release gates',
      'Apps for people on their feet',
      'Accessibility in everything that we deliver',
    ],
    asked: {
      question: 'When is it tested enough?',
      answer:
        'When the next test costs more than the mistake it could find. I will show you where on the list that line is.',
    },
  },
  {
    slug: 'min-seo-tanaka-lim',
    name: 'Min-seo Tanaka-Lim',
    role: 'Head of people and talent',
    region: 'Singapore',
    line: 'Abolished the secret pay bands, and survived the week after.',
    story: [
      'Min-seo studied linguistics, and reads job advertisements as others read poems: for what they avoid. The work samples that our talent practice uses were her first project here.',
      'She answers for our own people and for the talent that clients entrust to us. The same rules hold for both: paid tests, written reasons, an answer for everybody.',
      'Once a year she works a month in delivery, in whichever role is short, and writes about it for all to read.',
    ],
    answersFor: [
      'Hiring, pay and growth',
      'The talent acquisition practice',
      'How people leave, and what we learn from it',
    ],
    asked: {
      question: 'How do you keep good people?',
      answer:
        'By letting them go to another team before they think of another company. And by paying what the advertisement said.',
    },
  },
]

/** Finds a person by the `{name}` in an address; undefined if there is none. */
export const findPerson = (slug: string | undefined): Person | undefined =>
  people.find((person) => person.slug === slug)
