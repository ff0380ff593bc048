import type { FixedPage } from './fixed-page'

/** Services, the company, its people, contact and the legal texts. */
export const companyPages: readonly FixedPage[] = [
  {
    path: '/services',
    title: 'IT services: nine practices, one team | Tekskills',
    description:
      'Cloud, cybersecurity, digital transformation, applications, data and AI, mobility, quality assurance, SAP and talent: what each does and where to start.',
  },
  {
    path: '/services/cloud',
    title: 'Cloud services: migration, foundations, cost, operations | Tekskills',
    description:
      'Workloads moved in waves with a tested way back, landing zones that audits like, a bill people can read, and operations with one accountable team.',
  },
  {
    path: '/services/cybersecurity',
    title: 'Cybersecurity: find it, close it, keep watch | Tekskills',
    description:
      'Exposure mapping, risk-ordered repair, identity and detection, with an incident plan that was rehearsed with the people who would have to use it.',
  },
  {
    path: '/services/digital-transformation',
    title: 'Digital transformation, one process at a time | Tekskills',
    description:
      'We measure a process, remove the steps nobody needs, put software under what remains and leave when the figure has moved and stays moved.',
  },
  {
    path: '/services/application-development',
    title: 'Application development, handed over with its tests | Tekskills',
    description:
      'Web and back-end products built with your people in rounds of two weeks: code in your repository, tests that a release waits for, and a run book.',
  },
  {
    path: '/services/ai',
    title: 'Data and AI services that answer a question | Tekskills',
    description:
      'Forecasts, vision and language models judged against today’s way of doing it, with the data work, the guard rails and the cost of each answer included.',
  },
  {
    path: '/services/mobility-solutions',
    title: 'Mobility solutions for people who work standing up | Tekskills',
    description:
      'Apps for warehouse, ward and road that work without a connection, with gloves, in the rain, and on the devices your people already carry.',
  },
  {
    path: '/services/quality-assurance',
    title: 'Quality assurance: tests that a release waits for | Tekskills',
    description:
      'Test automation fast enough to run on every change and strict enough to stop one, with load, accessibility and security checks in the same pipeline.',
  },
  {
    path: '/services/talent-acquisition',
    title: 'Talent acquisition: engineers screened by engineers | Tekskills',
    description:
      'Engineers, analysts and project leads for a role, a team or a season, screened by people who do the same work, with a written reason for each of them.',
  },
  {
    path: '/services/sap',
    title: 'SAP services around the month-end close | Tekskills',
    description:
      'S/4HANA moves, integration and support, planned around your closing calendar, with custom code read line by line before anyone decides to carry it over.',
  },
  {
    path: '/services/cloud/migration',
    title: 'Cloud migration in rehearsed waves | Tekskills',
    description:
      'Move systems to the cloud in rehearsed waves: what moves together, what is left behind, how each night is planned and how the way back is kept open.',
  },
  {
    path: '/services/cloud/foundations',
    title: 'Cloud foundations and landing zones as code | Tekskills',
    description:
      'Accounts, networks, identity, logging and guard rails written as code and tested by attack, so that teams can start in an hour without asking for favours.',
  },
  {
    path: '/services/cloud/cost-control',
    title: 'Cloud cost control: a bill each team can read | Tekskills',
    description:
      'We find what drives a cloud bill, give every team its own line, remove waste that nobody misses and build the habits that keep the saving next quarter.',
  },
  {
    path: '/services/cloud/operations',
    title: 'Cloud operations with targets you set | Tekskills',
    description:
      'Monitoring, patching, backup and on-call for cloud systems under reliability targets that you set, with open run books and a fixed way to end it.',
  },
  {
    path: '/about-us',
    title: 'About us: engineers who stay until it runs | Tekskills',
    description:
      'Who Tekskills is: an IT services company of practitioners in eight regions, how we decide, what we turn down, and the rules we hold ourselves to.',
  },
  {
    path: '/whyus',
    title: 'Why Tekskills: what is different, and how to check it | Tekskills',
    description:
      'Seven differences you can verify before you sign: one lead, stages you may stop, code in your accounts, a second head, open failures and a planned end.',
  },
  {
    path: '/clients',
    title: 'Clients: who we work for, and on what | Tekskills',
    description:
      'The kinds of organisation that work with Tekskills, described by what they run and what troubled them, and how we handle references and confidentiality.',
  },
  {
    path: '/partnership',
    title: 'Partnership: how we work with vendors and with you | Tekskills',
    description:
      'How Tekskills chooses technology partners, what partnership changes in our advice and what it does not, and how software makers can work with us.',
  },
  {
    path: '/certifications',
    title: 'Certifications: how our people prove what they can do | Tekskills',
    description:
      'Which proof of skill each Tekskills practice asks of its people, how certificates are chosen, paid for and kept current, and how you can check a name.',
  },
  {
    path: '/careers/life-at-tekskills',
    title: 'Life at Tekskills: a week, the rules, the hard parts | Tekskills',
    description:
      'What working at Tekskills is like: a week in five moments, how nights and travel are shared, how people learn and are paid, and what is hard about it.',
  },
  {
    path: '/leadership',
    title: 'Leadership: eight people who still deliver | Tekskills',
    description:
      'The eight people who answer for the practices and regions of Tekskills: what each is responsible for, how they came to it and how to reach them.',
  },
  {
    path: '/contact',
    title: 'Contact: an enquiry to one of eight regions | Tekskills',
    description:
      'Send an enquiry to Tekskills: a lead engineer reads it and answers within two working days. Eight regions with their office hours, and what happens next.',
  },
  {
    path: '/cookie-policy',
    title: 'Cookie policy: what your browser keeps | Tekskills',
    description:
      'Every cookie and storage entry of this site by name, purpose and lifetime, what happens when you accept or decline, and how to change your answer.',
  },
  {
    path: '/privacy-notice',
    title: 'Privacy notice: your data and your rights | Tekskills',
    description:
      'Which personal data Tekskills processes when you visit, write, subscribe or apply, on which ground and for how long, and what you can ask of us.',
  },
  {
    path: '/statutory-compliance',
    title: 'Statutory compliance: the rules we keep | Tekskills',
    description:
      'Obligations that Tekskills keeps as an employer, a supplier and the operator of this site, its accessibility aim, and how to report a concern.',
  },
  {
    path: '/leadershipDetails/ilse-vandermeer-okoro',
    title: 'Ilse Vandermeer-Okoro, Chief executive | Tekskills',
    description:
      'Ilse Vandermeer-Okoro, Chief executive at Tekskills, and what they answer for. Reads every stopped project’s report before any other mail.',
  },
  {
    path: '/leadershipDetails/teodor-halvarsen',
    title: 'Teodor Halvarsen, Head of cloud and operations | Tekskills',
    description:
      'Teodor Halvarsen, Head of cloud and operations at Tekskills, and what they answer for. Has turned back eleven migration nights and is proud of each.',
  },
  {
    path: '/leadershipDetails/ranjini-achariya',
    title: 'Ranjini Achariya, Head of application development | Tekskills',
    description:
      'Ranjini Achariya, Head of application development at Tekskills, and what they answer for. Asks of every design who will have to change it in year five.',
  },
  {
    path: '/leadershipDetails/marguerite-tessaly',
    title: 'Marguerite Tessaly, Head of cybersecurity | Tekskills',
    description:
      'Marguerite Tessaly, Head of cybersecurity at Tekskills, and what they answer for. Was a locksmith’s daughter first, and a penetration tester later.',
  },
  {
    path: '/leadershipDetails/oluwadamilare-finch',
    title: 'Oluwadamilare Finch, Head of data and AI, TekDataNova | Tekskills',
    description:
      'Oluwadamilare Finch, Head of data and AI, TekDataNova at Tekskills, and what they answer for. Wants every model to beat a person with a pencil first.',
  },
  {
    path: '/leadershipDetails/yusra-benhadid',
    title: 'Yusra Benhadid, Head of SAP and transformation | Tekskills',
    description:
      'Yusra Benhadid, Head of SAP and transformation at Tekskills, and what they answer for. Has closed the books in four countries, and knows what day three is like.',
  },
  {
    path: '/leadershipDetails/callum-wiremu-strand',
    title: 'Callum Wiremu-Strand, Head of quality and mobility | Tekskills',
    description:
      'Callum Wiremu-Strand, Head of quality and mobility at Tekskills, and what they answer for. Tests in a cold store, because that is where it will be used.',
  },
  {
    path: '/leadershipDetails/min-seo-tanaka-lim',
    title: 'Min-seo Tanaka-Lim, Head of people and talent | Tekskills',
    description:
      'Min-seo Tanaka-Lim, Head of people and talent at Tekskills, and what they answer for. Abolished the secret pay bands, and survived the week after.',
  },
]
