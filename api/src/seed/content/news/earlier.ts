import type { SeedNews } from '../types'

export const earlierNews: SeedNews[] = [
  {
    title: 'We publish how we price',
    slug: 'we-publish-how-we-price',
    description:
      'Three ways to pay, what each is good for, and when we advise against it: our pricing is now a public document of two pages.',
    content:
      '<p>Our offers have always contained a page on how the price came about. That page is now a document of its own, two pages long, and we send it before the first conversation.</p><p>It describes three ways to pay. A fixed price suits work whose end can be described and tested by both sides; for anything else it turns into a discussion about what was meant. Time and material suits work that is being discovered, if there is a limit after each month at which either side can stop. A price per unit, such as a migrated application or a closed incident, suits work that repeats, once the first five have been done and counted.</p><p>For each way the document names the cases in which we would advise against it, including those in which we would earn more.</p><p>Two clients have already used the paper to negotiate with others. We take that as praise, and have corrected the paragraph that one of those others found unclear.</p>',
    categorySlug: 'operations',
    publishedDaysAgo: 103,
    imageAlt: 'Drawn picture: three parallel routes of different lengths meet at one orange point.',
    pictureSeed: 'news-pricing-7',
  },
  {
    title: 'An open day for people who left the profession',
    slug: 'an-open-day-for-people-who-left-the-profession',
    description:
      'Forty people who had stopped working in IT for family, health or boredom visited our office in London. Seven of them start in May.',
    content:
      '<p>In March our office in London opened for a Saturday to people who used to work in IT and had stopped. We had expected fifteen. Forty came, with gaps of two to nineteen years, and the coffee ran out before eleven.</p><p>There were no presentations. Visitors sat down beside an engineer and worked on a small, real task: reading a failing test, shortening a query, writing a reply to an annoyed customer. In the afternoon each of them could talk to somebody from hiring about hours, money and what would have to be learnt.</p><p>Seven of the forty will start in May, four of them part-time. They begin with a paid course of six weeks and a colleague who is there for them alone during the first month.</p><p>The day will be repeated in October, in London and in Amsterdam, with more coffee. Those who are interested find the date under careers as soon as it is fixed, and need to bring nothing, least of all a curriculum vitae without gaps.</p>',
    categorySlug: 'modernisation',
    publishedDaysAgo: 127,
    imageAlt: 'Drawn picture: a broken line of dots closes its gap and runs on.',
    pictureSeed: 'news-openday-8',
  },
  {
    title: 'Our own incident of 9 February, explained',
    slug: 'our-own-incident-of-9-february-explained',
    description:
      'For 47 minutes clients could not reach our service portal. What happened, what we did wrong afterwards, and what has changed.',
    content:
      '<p>On 9 February our service portal could not be reached for 47 minutes, from 08:12 to 08:59 London time. No data was lost and no monitoring of client systems was affected. Clients who wanted to report something had to use the telephone, and eleven did.</p><p>The cause was a certificate that had been renewed but not loaded. The renewal had reported success, and our check looked at the file and not at what the portal presented. That is a mistake that we have found in other people’s systems.</p><p>We made a second one. The notice to clients went out after 31 minutes because three people were each waiting for another to approve the wording. The wording was: “The portal is down. Please call.”</p><p>Since then the check reads the certificate as a visitor would, the renewal is rehearsed every month, and whoever is on call may send a notice of two sentences alone. The full report with its timeline is available to every client on request.</p>',
    categorySlug: 'operations',
    publishedDaysAgo: 151,
    imageAlt: 'Drawn picture: an even waveform stops, stays flat for a while, and starts again.',
    pictureSeed: 'news-incident-9',
  },
  {
    title: 'Eight regions, one on-call calendar',
    slug: 'eight-regions-one-on-call-calendar',
    description:
      'Night shifts are over for most of our operations staff: since January the pager follows the sun through three of our regions.',
    content:
      '<p>Since the first of January most of our operations engineers no longer work at night. The pager travels: from Sydney to London to Toronto and back, eight hours each, always in somebody’s daytime.</p><p>The change took a year to prepare, and little of that was technical. Runbooks had to be written so that a stranger could follow them. Clients had to agree to be served from another country for part of the day, and nineteen contracts said otherwise. Hand-overs, which used to be a sentence in a corridor, became a call of fifteen minutes with a written list.</p><p>In the first quarter the middle time to answer an alert fell from nine minutes to four. The number of people who left operations was zero, for the first time since we began to count.</p><p>Some services still have to be watched from one country for legal reasons. There the old rota stays, better paid than before and with a limit of one week in six.</p>',
    categorySlug: 'operations',
    publishedDaysAgo: 178,
    imageAlt: 'Drawn picture: three arcs of light pass a dot from one to the next around a ring.',
    pictureSeed: 'news-oncall-10',
  },
  {
    title: 'A small fund for tools that everybody uses and nobody pays',
    slug: 'a-small-fund-for-tools-that-everybody-uses',
    description:
      'Engineers nominate the open-source projects that they lean on; twelve maintainers receive a yearly sum, without conditions or logos.',
    content:
      '<p>Every system that we build stands on software that a few people maintain in the evening. This year we have begun to pay some of them. A fund, filled with a fixed share of what we invoice, goes to twelve open-source projects.</p><p>The engineers decide which. Each of them had three votes and was asked to think of the library whose disappearance would ruin their week, and not of the most famous one. The result surprised nobody who writes software and most of those who do not: a time zone database, two parsers, a tool that compares files, and a maintainer in Utrecht who has looked after the same network library for fourteen years.</p><p>The money comes once a year without conditions. We ask for no logo and no priority. If a maintainer wants to use it for a holiday, that is an investment in the project like any other.</p><p>Nominations for next year are open until the end of November, and clients may nominate too.</p>',
    categorySlug: 'data-and-ai',
    publishedDaysAgo: 209,
    imageAlt: 'Drawn picture: a wide blue field rests on twelve small orange dots.',
    pictureSeed: 'news-fund-11',
  },
  {
    title: 'Ngozi Halvorsen becomes principal engineer for cloud platforms',
    slug: 'ngozi-halvorsen-becomes-principal-engineer',
    description:
      'She reads the bill before the diagram. From this month she sets the technical direction of our cloud practice in all eight regions.',
    content:
      '<p>Ngozi Halvorsen is our new principal engineer for cloud platforms. She has been with us for six years, most recently as the lead of the platform team in Oslo, and will set the technical direction of the practice in all eight regions.</p><p>The title comes without a department. Principal engineers here have no reports and no budget; they have the right to look at any project and the duty to write down what they find. Her first round, of fourteen projects in ten weeks, has already ended two internal tools and one argument about networks that had lasted since 2021.</p><p>Asked what she intends to change, she mentions the bill. Every design that her group reviews now has to state what one customer costs per month, and what would double that figure.</p><p>Her team in Oslo is led by her former deputy. She keeps one day a week for writing code, and has blocked it in the calendar under the heading “Maintenance, do not move”.</p>',
    categorySlug: 'cloud',
    publishedDaysAgo: 240,
    imageAlt: 'Drawn picture: one clear line leads many fainter ones across a pale ground.',
    pictureSeed: 'news-ngozi-12',
  },
]
