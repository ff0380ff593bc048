import type { SeedNews } from '../types'

export const earlierNews: SeedNews[] = [
  {
    title: 'We publish how we price',
    slug: 'we-publish-how-we-price',
    description:
      'Three ways to pay, what each is good for, and when we advise against it: our pricing is now a two-page public document.',
    content:
      '<p>Our proposals have always included a page on how we calculated the price. It is now a two-page document of its own, and we send it before the first conversation.</p><p>It describes three ways to pay. A fixed price suits work whose result both sides can describe and test; for anything else, it leads to arguments about what was meant. Time and materials suits work whose scope is still emerging, as long as either side can stop after each month. A price per unit, such as a migrated application or a closed incident, suits work that repeats, once the first five have been done and counted.</p><p>For each, the document names the cases in which we would advise against it, even where we would earn more.</p><p>Two clients have already used the document to negotiate with other suppliers. We take that as praise. We have also rewritten a paragraph that one of those suppliers found unclear, and we will review the document every spring.</p>',
    categorySlug: 'operations',
    publishedDaysAgo: 103,
    pictureSeed: 'news-pricing-7',
  },
  {
    title: 'An open day for people who left the profession',
    slug: 'an-open-day-for-people-who-left-the-profession',
    description:
      'Forty people who had left IT for family, health or a change visited our London office. Seven of them now work for us.',
    content:
      '<p>On a Saturday this spring, our London office opened its doors to people who used to work in IT. We expected fifteen. Forty came, with career gaps of two to nineteen years.</p><p>There were no presentations. Visitors sat down with an engineer and worked on a small, real task: reading a failing test, speeding up a query, replying to an annoyed customer. In the afternoon, each of them could talk to someone from hiring about hours, pay and what they would need to learn.</p><p>Seven of the forty have signed a contract, four of them part-time. They begin with a paid six-week course, and each has a colleague as a full-time mentor during the first month.</p><p>We will repeat the day in the autumn, in London and in Amsterdam, and announce the date on our careers page. You do not need to bring anything, least of all a CV without gaps.</p>',
    categorySlug: 'modernisation',
    publishedDaysAgo: 127,
    pictureSeed: 'news-openday-8',
  },
  {
    title: 'Our own incident of 9 February, explained',
    slug: 'our-own-incident-of-9-february-explained',
    description:
      'For 47 minutes, clients could not reach our service portal. What happened, what we did wrong afterwards, and what has changed.',
    content:
      '<p>On 9 February, our service portal was unavailable for 47 minutes, from 08:12 to 08:59 London time. No data was lost, and the monitoring of client systems was not affected. Clients who wanted to report a problem had to phone us, and eleven did.</p><p>The cause was a certificate that had been renewed but not loaded. The renewal had reported success, and our check looked at the file instead of the certificate the portal was using. We have found the same mistake in other people’s systems.</p><p>We made a second mistake. The notice to clients went out only after 31 minutes, because three people were waiting for each other to approve the wording: “The portal is down. Please call.”</p><p>Since then, the check reads the certificate as a visitor would, we rehearse the renewal every month, and the engineer on call may send a two-sentence notice without approval. Clients can request the full report with its timeline.</p>',
    categorySlug: 'operations',
    publishedDaysAgo: 151,
    pictureSeed: 'news-incident-9',
  },
  {
    title: 'Eight regions, one on-call calendar',
    slug: 'eight-regions-one-on-call-calendar',
    description:
      'Night shifts are over for most of our operations staff: since January, on-call duty has followed the sun through all eight of our regions.',
    content:
      '<p>Since 1 January, most of our operations engineers have not worked at night. One calendar covers all eight regions: duty passes from Sydney to Singapore, Hyderabad and Dubai, on to Amsterdam and London, then to Toronto and Dallas, three hours each and always in someone’s daytime.</p><p>The change took a year to prepare, and little of the work was technical. We rewrote run books so that a stranger could follow them. Clients had to agree to be served from another country for part of the day, and nineteen contracts had to change. Handovers, once a quick word in the corridor, became a fifteen-minute call with a written list.</p><p>In the first quarter, the median time to answer an alert fell from nine minutes to four. No one left operations, for the first time since we began counting.</p><p>For legal reasons, some services still have to be run from one country. There the old rota stays, with better pay than before and a limit of one week in six.</p>',
    categorySlug: 'operations',
    publishedDaysAgo: 178,
    pictureSeed: 'news-oncall-10',
  },
  {
    title: 'A small fund for tools everybody uses and nobody pays for',
    slug: 'a-small-fund-for-tools-that-everybody-uses',
    description:
      'Our engineers nominate the open-source projects they rely on. Twelve maintainers receive a yearly sum, without conditions or logos.',
    content:
      '<p>Every system we build relies on software that a few people maintain in their spare time. This year we have started to pay some of them. A fixed share of our revenue goes into a fund for twelve open-source projects.</p><p>Our engineers decide which ones. Each of them had three votes, and we asked them to think of the library whose disappearance would ruin their week, not of the most famous one. The result will not surprise anyone who writes software: a time zone database, two parsers, a tool that compares files, and a maintainer in Utrecht who has looked after the same network library for fourteen years.</p><p>We pay once a year, without conditions. We ask for no logo and no priority. A maintainer is free to spend the money on a holiday.</p><p>Nominations for next year are open until the end of November. Clients may nominate projects too, and the engineers vote on every nomination.</p>',
    categorySlug: 'data-and-ai',
    publishedDaysAgo: 209,
    pictureSeed: 'news-fund-11',
  },
  {
    title: 'Ngozi Halvorsen becomes principal engineer for cloud',
    slug: 'ngozi-halvorsen-becomes-principal-engineer',
    description: 'From this month, she sets the technical direction of our cloud practice in all eight regions.',
    content:
      '<p>Ngozi Halvorsen is our new principal engineer for cloud platforms. She has been with us for six years, most recently as lead of the platform team in Amsterdam, and will set the technical direction of the practice in all eight regions.</p><p>The role comes without a department. Our principal engineers have no direct reports and no budget. They may look at any project, and they write down what they find. A trial round, fourteen projects in ten weeks, has already retired two internal tools and settled an argument about networks that had lasted since 2021.</p><p>The first thing she wants to change is how we look at cost. Every design that she reviews now has to state what one customer costs per month, and what would double that figure.</p><p>Her former deputy now leads the team in Amsterdam. Ngozi keeps one day a week for writing code, blocked in her calendar as “Maintenance, do not move”.</p>',
    categorySlug: 'cloud',
    publishedDaysAgo: 240,
    pictureSeed: 'news-ngozi-12',
  },
]
