import { askBeforeLogout, mayLogOut } from './before-logout'

test('BO-05 who has something to ask before a logout is asked, until one answers no', async () => {
  expect(await mayLogOut()).toBe(true)
  const asked: string[] = []
  const asks = (name: string, answer: boolean) =>
    askBeforeLogout(async () => {
      asked.push(name)
      return answer
    })
  const takeBack = [asks('first', true), asks('second', false), asks('third', true)]
  expect(await mayLogOut()).toBe(false)
  expect(asked).toEqual(['first', 'second'])
  takeBack[1]?.()
  expect(await mayLogOut()).toBe(true)
})
