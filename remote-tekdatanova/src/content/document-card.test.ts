import { catalogue, type MainEntry } from './catalogue/catalogue'

const cardsOf = async (slug: string) => (await (catalogue.get(slug) as MainEntry).load()).content.cards

const USE_CASES = [
  /clinical trial success prediction/i,
  /pump-sensor predictive maintenance/i,
  /energy consumption off-peak windows/i,
  /ai poultry health and growth monitoring/i,
  /exploratory data analysis/i,
  /predictive maintenance and analytics/i,
  /ppe violation detection/i,
  /industrial fault detection/i,
  /automatic invoice processing/i,
]

const EBOOKS = [/ai capabilities/i, /ai vs\.? ml/i, /data & ai sales playbook/i, /marketing and sales partnership/i]

test.each([
  ['use-cases', USE_CASES],
  ['ebooks', EBOOKS],
])('MS-06 MS-07 MS-18 %s holds a card with title, description, image and PDF for each', async (slug, titles) => {
  const cards = await cardsOf(slug)
  expect(cards.map(({ title }) => title)).toEqual(titles.map((title) => expect.stringMatching(title)))
  for (const card of cards) {
    expect(card).toEqual({
      title: expect.any(String),
      description: expect.stringMatching(/\S.{20,}/),
      image: expect.stringMatching(/^signal:\S/),
      ppt: expect.any(String),
      pages: expect.any(Number),
      bytes: expect.any(Number),
    })
  }
  expect(new Set(cards.map(({ image }) => image)).size).toBe(titles.length)
})
