import ipaddr from 'ipaddr.js'

/**
 * The network by which rate limits identify a client. A household or server usually has a whole IPv6 /64 and may use any of
 * its addresses, so these count as one client; an IPv4-mapped IPv6 address is that IPv4 address. Any other text, such as an
 * account id, is returned as it is.
 */
export function clientNetwork(ip: string): string {
  if (!ipaddr.IPv6.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  const network = address.parts.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}
