import { askBeforeLogout, mayLogOut } from './before-logout'

test('BO-05 the questions registered before a logout are asked in turn, until one is denied', async () => {
  expect(await mayLogOut()).toBe(true)
  const asked: string[] = []
  const register = (name: string, isAllowed: boolean) =>
    askBeforeLogout(async () => {
      asked.push(name)
      return isAllowed
    })
  const unregister = [register('first', true), register('second', false), register('third', true)]
  expect(await mayLogOut()).toBe(false)
  expect(asked).toEqual(['first', 'second'])
  unregister[1]?.()
  expect(await mayLogOut()).toBe(true)
})
