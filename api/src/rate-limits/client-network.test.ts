import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clientNetwork } from './client-network'

test('AT-32 all addresses of an IPv6 /64 are one caller, and IPv4 is the same however it is written', () => {
  const cases = {
    '10.1.2.3': '10.1.2.3',
    '::ffff:10.1.2.3': '10.1.2.3',
    '::ffff:a01:203': '10.1.2.3',
    '2001:db8:1:2::1': '2001:db8:1:2::/64',
    '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff': '2001:db8:1:2::/64',
    '2001:db8:1:3::1': '2001:db8:1:3::/64',
    '2001:db8::': '2001:db8:0:0::/64',
    '::1': '0:0:0:0::/64',
    'fe80::1%eth0': 'fe80:0:0:0::/64',
    'not an address': 'not an address',
  }
  for (const [ip, network] of Object.entries(cases)) assert.equal(clientNetwork(ip), network, ip)
})
