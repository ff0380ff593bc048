import type { SeedNews } from '../types'

export const recentNews: SeedNews[] = [
  {
    title: 'A second delivery floor opens in Hyderabad',
    slug: 'a-second-delivery-floor-opens-in-hyderabad',
    description:
      'The new floor seats 140 people and was planned by those who work there: fewer desks in rows, more rooms with doors.',
    content:
      '<p>Our delivery centre in Hyderabad has taken over a second floor of its building. It seats 140 people, most of them from the SAP and quality engineering practices, which had been sharing desks since the spring.</p><p>The floor was drawn by the people who sit on it. They asked for rooms with doors, and got eleven of them for two to six people, at the cost of thirty desks in the open. Two rooms are kept free for clients who want to work beside their team for a week.</p><p>“A conversion is decided in conversations,” says Meenal Kharband, who leads the SAP practice. “We had become very good at holding them in the stairwell.”</p><p>The old floor is being rebuilt in the same way and will be ready in the autumn. Until then the canteen is open to both floors from half past seven, and the stairwell has been given back to the fire wardens, who thank everybody for their patience.</p>',
    categorySlug: 'sap',
    publishedDaysAgo: 4,
    imageAlt: 'Drawn picture: two level lines of dots, one above the other, joined by a single orange step.',
    pictureSeed: 'news-hyderabad-1',
  },
  {
    title: 'Our notes on landing zones are now a workshop',
    slug: 'our-notes-on-landing-zones-are-now-a-workshop',
    description:
      'Two days, at most twelve people, and your own cloud account on the screen: the cloud practice teaches what it usually builds.',
    content:
      '<p>Clients kept asking whether they could have the reasoning without the project. From next month they can. The cloud practice offers its approach to landing zones as a workshop of two days for at most twelve people from one organisation.</p><p>The first day looks at what is there. Each participant brings read access to an account, and the group follows one deployment from a laptop to a customer, writing down every wait and every question. Most groups find between thirty and fifty. The second day sorts them: what the platform should answer by itself, what a team may decide, and what should be forbidden with a sentence that helps.</p><p>There are no slides after the first half hour. Participants leave with a list in order of effect, and with the names of the two or three people who will start on it. We do not sell anything on the afternoon of the second day; those who want help can write to us the week after, when the list has been slept on.</p>',
    categorySlug: 'cloud',
    publishedDaysAgo: 18,
    imageAlt: 'Drawn picture: scattered dots gather into a small even grid on a pale ground.',
    pictureSeed: 'news-workshop-2',
  },
  {
    title: 'Farid Tuwaira speaks on access reviews in Abu Dhabi',
    slug: 'farid-tuwaira-speaks-on-access-reviews',
    description:
      'At a regional meeting of bank security officers our head of security services shows why fewer questions remove more access.',
    content:
      '<p>Farid Tuwaira, who leads our security services, will speak to security officers of banks in Abu Dhabi next month. His subject is the access review, a ritual that everybody in the room performs twice a year and few of them trust.</p><p>He will show figures from three reviews that we have accompanied. In each of them managers had been approving more than ninety-eight percent of what they were shown. After rights that nobody uses had been suspended beforehand, and the rest had been rewritten as sentences, the lists were a fifth as long and approval fell to eighty-one percent.</p><p>“Managers were never careless,” he says. “They were asked a question in a language that they do not speak, on a Friday.”</p><p>The talk lasts twenty minutes, and the twenty after that are for questions. Those who cannot be there will find the working material, a template and a list of the mistakes that we made ourselves, in an article in our insights after the meeting.</p>',
    categorySlug: 'security',
    publishedDaysAgo: 31,
    imageAlt: 'Drawn picture: a dense lattice with a clear circle opened in its middle.',
    pictureSeed: 'news-abudhabi-3',
  },
  {
    title: 'Apprentices take over the internal service desk for a week',
    slug: 'apprentices-take-over-the-service-desk',
    description:
      'Nine apprentices in Toronto ran our own service desk, closed 311 requests, and handed back a list of what should not have been asked.',
    content:
      '<p>For one week in June the internal service desk in Toronto was run by nine apprentices. Its usual staff sat in the next room with the door closed and a telephone that was to ring only in an emergency. It rang once, because of the telephone.</p><p>The apprentices closed 311 requests. They had also been asked to note for each of them what would have made it unnecessary. By Friday the list had forty-four entries. At its head stood a form for new laptops that asks the same question on three pages, followed by a shared calendar that only two people could change, both on leave.</p><p>Joanne Pettibrook, who runs service operations, has promised to mend the first ten entries by September and to have the apprentices check. “They do not know yet what one is supposed to put up with,” she says. “That is worth more than an audit.”</p>',
    categorySlug: 'operations',
    publishedDaysAgo: 49,
    imageAlt: 'Drawn picture: nine bright dots take up their places along a calm waveform.',
    pictureSeed: 'news-apprentices-4',
  },
  {
    title: 'A reading group for models: the data practice opens its Thursdays',
    slug: 'a-reading-group-for-models',
    description:
      'Every second Thursday our data engineers in Valencia read a paper and try to break it. Guests are welcome, by video or in person.',
    content:
      '<p>For two years the data and AI practice has met on alternate Thursdays to read one paper and to look for the place where it would fail in a factory. From this month the group is open to guests.</p><p>The rules are simple. Whoever proposes a paper explains it in ten minutes without slides. Somebody else, chosen by lot, has to argue that it will not work with the data of a real client, and a third person has to name the smallest test that would settle the matter. The best of these tests are then run, and the results, most of them negative, are kept in a shared notebook.</p><p>“We have saved more by not doing things than by any model that we have built,” says Tomás Arrebola, who started the group.</p><p>The sessions last an hour and begin at five in the afternoon in Valencia. Guests can write to us through the contact form and will be sent the paper and a link on the Monday before.</p>',
    categorySlug: 'data-and-ai',
    publishedDaysAgo: 66,
    imageAlt: 'Drawn picture: pale lines of text dissolve into dots that settle on a rising curve.',
    pictureSeed: 'news-reading-5',
  },
  {
    title: 'Singapore moves to a building that makes its own shade',
    slug: 'singapore-moves-to-a-building-that-makes-its-own-shade',
    description:
      'Our office in Singapore has moved three stops along the line, to a building whose cooling needs are half those of the old one.',
    content:
      '<p>The Singapore team has left its tower near the harbour and moved three stops along the line. The new building is lower, older and turned away from the afternoon sun, and it needs about half as much energy to stay cool.</p><p>The move took one weekend. Kiet Duong-Mercer, who plans migrations for a living, had insisted on a rehearsal, which found that the lift was four centimetres narrower than the conference table. The table was sold; its successor comes in two halves.</p><p>Sixty-two people work in the new office, and there is room for twenty more. Clients will find the entrance in a side street, between a shop for bicycle parts and one for noodles, both of which have been tested at length.</p><p>The post address has changed and stands on our contact page. Telephone numbers are as they were, apart from the one of the old reception, which now leads to the new one.</p>',
    categorySlug: 'modernisation',
    publishedDaysAgo: 84,
    imageAlt: 'Drawn picture: slanted blue bars throw long soft shadows over a light field.',
    pictureSeed: 'news-singapore-6',
  },
]
