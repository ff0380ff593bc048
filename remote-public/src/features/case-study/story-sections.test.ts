import { storySections } from './story-sections'

const story = {
  aboutClient: '<p>a</p>',
  objective: '<p>b</p>',
  solution: 'c',
  challenge: '<p>d</p>',
  impact: '<h3>e</h3>',
}

test('CS-03 the five sections are in the order of the menu, with their ids and names', () => {
  expect(storySections(story).map(({ id, heading }) => [id, heading])).toEqual([
    ['aboutclient', 'About the Client'],
    ['objective', 'The Objective'],
    ['solution', 'The Solution'],
    ['challenge', 'The Challenge'],
    ['Impact', 'The Impact'],
  ])
})

test.each([
  '',
  ' ',
  '<p></p>',
  '<p>&nbsp;</p>',
  '<p> <br> </p>',
  '<ul><li>\u200B</li></ul>',
  '<p>&#160;&#xFEFF;</p>',
  '<hr>',
])('CS-03 a section whose rich text is %j has no visible text, so it is left out', (html) => {
  expect(storySections({ ...story, solution: html, impact: html }).map(({ id }) => id)).toEqual([
    'aboutclient',
    'objective',
    'challenge',
  ])
})
