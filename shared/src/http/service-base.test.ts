import { DEFAULT_SERVICE_BASE, serviceBase, serviceUrl, setServiceBase } from './service-base'

afterEach(() => setServiceBase(DEFAULT_SERVICE_BASE))

test('URLs of the service begin with /api, or with the configured base', () => {
  expect([serviceBase(), serviceUrl('/public/user/captcha')]).toEqual(['/api', '/api/public/user/captcha'])
  setServiceBase('/service/v2')
  expect(serviceUrl('/public/user/captcha')).toBe('/service/v2/public/user/captcha')
})
