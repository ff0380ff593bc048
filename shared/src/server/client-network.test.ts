/** @jest-environment node */
import { clientNetwork } from './client-network'

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['::ffff:a01:203', '10.1.2.3'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'not an address'],
])(
  'AT-32 %s counts as %s: an IPv6 /64 is one client, and all notations of an IPv4 address are equal',
  (ip, network) => {
    expect(clientNetwork(ip)).toBe(network)
  },
)
