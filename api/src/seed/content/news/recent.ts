import type { SeedNews } from '../types'

export const recentNews: SeedNews[] = [
  {
    title: 'A second delivery floor opens in Hyderabad',
    slug: 'a-second-delivery-floor-opens-in-hyderabad',
    description:
      'The new floor seats 140 people, and the people who work there planned it: fewer desks in rows, more rooms with doors.',
    content:
      '<p>Our delivery centre in Hyderabad has taken over a second floor of its building. It seats 140 people, most of them from the SAP and quality assurance practices, which had been sharing desks since the spring.</p><p>The people who work on the floor designed it. They asked for rooms with doors and got eleven, for two to six people each, in exchange for thirty desks in the open. Two rooms are kept free for clients who want to work alongside their team for a week.</p><p>“A conversion is decided in conversations,” says Meenal Kharband, who leads the SAP finance team. “We had become very good at holding them in the stairwell.”</p><p>The old floor is being rebuilt in the same way and will be ready within six months. Until then, the canteen is open to both floors from half past seven, and each team keeps the desks it has. A list of the changes that people asked for, with the date on which each one will be done, hangs beside the lift.</p>',
    categorySlug: 'sap',
    publishedDaysAgo: 4,
    pictureSeed: 'news-hyderabad-1',
  },
  {
    title: 'Our notes on landing zones are now a workshop',
    slug: 'our-notes-on-landing-zones-are-now-a-workshop',
    description:
      'Two days, up to twelve people, and your own cloud account on the screen: our cloud practice now teaches what it builds.',
    content:
      '<p>Clients kept asking whether they could have the reasoning without the project. From next month, they can. Our cloud practice offers its approach to landing zones as a two-day workshop for up to twelve people from one organisation.</p><p>On the first day, the group looks at what you have. Each participant brings read access to an account, and the group follows one deployment from a laptop to a customer, writing down every wait and every question. Most groups find between thirty and fifty. On the second day, the group sorts them: what the platform should handle automatically, what a team may decide, and what should be forbidden, with a helpful explanation.</p><p>There are no slides after the first half hour. Participants leave with a list in order of impact, and with the names of the two or three people who will start on it. There is no sales pitch on the second day. If you want help, write to us the week after.</p>',
    categorySlug: 'cloud',
    publishedDaysAgo: 18,
    pictureSeed: 'news-workshop-2',
  },
  {
    title: 'Farid Tuwaira speaks on access reviews in Abu Dhabi',
    slug: 'farid-tuwaira-speaks-on-access-reviews',
    description:
      'At a regional meeting of bank security officers, our Gulf security lead will show why asking fewer questions removes more access.',
    content:
      '<p>Farid Tuwaira, our security lead for the Gulf region, will speak to bank security officers in Abu Dhabi next month. His subject is the access review, which everyone in the room runs twice a year and few trust.</p><p>He will show figures from three reviews that we supported. In each of them, managers had been approving more than ninety-eight per cent of what they were shown. Once unused rights had been suspended in advance, and the rest had been rewritten as sentences, the lists were a fifth as long and approval fell to eighty-one per cent.</p><p>“Managers were never careless,” he says. “We asked them in a language they do not speak, on a Friday afternoon.”</p><p>The talk lasts twenty minutes, followed by twenty minutes of questions. If you cannot be there, you will find the material on our blog after the meeting, including a template and a list of our own mistakes.</p>',
    categorySlug: 'security',
    publishedDaysAgo: 31,
    pictureSeed: 'news-abudhabi-3',
  },
  {
    title: 'Apprentices take over the internal service desk for a week',
    slug: 'apprentices-take-over-the-service-desk',
    description:
      'Nine apprentices in Toronto ran our own service desk, closed 311 requests, and handed back a list of what would have made those requests unnecessary.',
    content:
      '<p>For one week last month, nine apprentices ran the internal service desk in Toronto. Its usual staff sat in the next room with the door closed and a phone for emergencies. It rang once.</p><p>The apprentices closed 311 requests. For each one, they also noted what would have made it unnecessary. By Friday the list had forty-four entries. At the top was a form for new laptops that asks the same question on three pages, followed by a shared calendar that only two people could change, both of them on leave. Several entries were about passwords: one system asked for a new one every thirty days and rejected most of those that people chose.</p><p>Joanne Pettibrook, who leads service operations in Toronto, has promised to fix the first ten entries within three months, and the apprentices will check. “They have not yet learned what the rest of us put up with,” she says. “That is worth more than an audit.”</p>',
    categorySlug: 'operations',
    publishedDaysAgo: 49,
    pictureSeed: 'news-apprentices-4',
  },
  {
    title: 'Our reading group on models opens to guests',
    slug: 'a-reading-group-for-models',
    description:
      'Every second Thursday, our data engineers in Amsterdam read a paper and try to find where it fails. Guests are welcome, by video or in person.',
    content:
      '<p>For two years, our data and AI practice has met on alternate Thursdays to read one paper and find out where it would fail in practice. From this month, the group is open to guests.</p><p>The rules are simple. The person who proposes a paper explains it in ten minutes, without slides. Someone else, chosen at random, argues that it will not work with a real client’s data, and a third person names the smallest test that would settle the question. The group then runs the best of these tests and keeps the results, most of them negative, in a shared notebook.</p><p>“We have saved more by not building things than with any model we have built,” says Tomás Arrebola, who started the group.</p><p>The sessions last an hour and start at five in the afternoon, Amsterdam time. To join as a guest, write to us through the contact form, and we will send you the paper and a link on the Monday before.</p>',
    categorySlug: 'data-and-ai',
    publishedDaysAgo: 66,
    pictureSeed: 'news-reading-5',
  },
  {
    title: 'Singapore moves to a building that makes its own shade',
    slug: 'singapore-moves-to-a-building-that-makes-its-own-shade',
    description:
      'Our office in Singapore has moved three stops along the line, to a building that needs half as much energy for cooling.',
    content:
      '<p>The Singapore team has left its tower near the harbour and moved three stops along the line. The new building is lower and older, and faces away from the afternoon sun, so it needs about half as much energy to stay cool.</p><p>The move took one weekend. Kiet Duong-Mercer, who plans migrations for a living, insisted on a rehearsal, which showed that the lift was four centimetres narrower than the conference table. The new table comes in two halves.</p><p>Sixty-two people work in the new office, and there is room for twenty more. The entrance is in a side street, between a bicycle shop and a noodle shop, five minutes on foot from the station. Meeting rooms face north and stay cool without air conditioning until noon.</p><p>Our postal address has changed, and our clients have been told in writing. All phone numbers stay the same. If you have an appointment in the coming weeks, please check the address in your invitation.</p>',
    categorySlug: 'modernisation',
    publishedDaysAgo: 84,
    pictureSeed: 'news-singapore-6',
  },
]
