import { keepReturnPath, takeReturnPath } from './return-path'

test('signing in leads to the requested page once, then to the dashboard', () => {
  keepReturnPath('/jobprofiles?jobId=j1#notes')
  expect(takeReturnPath()).toBe('/jobprofiles?jobId=j1#notes')
  expect(takeReturnPath()).toBe('/dashboard')
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example/x', 'javascript:alert(1)', ''])(
  'signing in never leads to %j',
  (path) => {
    keepReturnPath(path)
    expect(takeReturnPath()).toBe('/dashboard')
  },
)
