import { isIPv6 } from 'node:net'

/**
 * The network by which rate limits identify a client. A household or server usually has a whole IPv6 /64 and may use any of
 * its addresses, so these count as one client; an IPv4-mapped IPv6 address is that IPv4 address.
 */
export function clientNetwork(ip: string): string {
  const address = ip.split('%', 1)[0] ?? ''
  if (!isIPv6(address)) return ip
  const groups = groupsOf(address)
  const isIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isIPv4) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL parser normalizes a dotted IPv4 suffix to two groups.
  const { hostname } = new URL(`http://[${address}]/`)
  const [before = '', after] = hostname.slice(1, -1).split('::')
  const numbers = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)))
  const [left, right] = [numbers(before), numbers(after ?? '')]
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right]
}
