import { BlockList, isIP } from 'node:net';

/**
 * Addresses that no service outside has: this machine, private and shared networks, link-local ones with the metadata
 * of clouds, documentation, tests, groups, and the ways in which IPv6 carries an IPv4 address.
 */
const inner = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inner.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [
  // Unspecified, loopback, and IPv4 addresses written as the last 32 bits; mapped ones are checked as IPv4.
  ['::', 97],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  inner.addSubnet(address, bits, 'ipv6');

/** The four numbers of an IPv4 address that IPv6 carries as `::ffff:a.b.c.d`; else the address as it is. */
export function unmapped(address: string): string {
  const mapped = /^\[?::ffff:(?:([0-9a-f]{1,4}):([0-9a-f]{1,4})|(\d+\.\d+\.\d+\.\d+))\]?$/i.exec(
    new URL(`http://[${address}]`).hostname,
  );
  if (!mapped) return address;
  const [, high = '0', low = '0', dotted] = mapped;
  if (dotted !== undefined) return dotted;
  return [high, low].flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255]).join('.');
}

/**
 * Whether an address belongs to the own machine or network.
 * @example isInnerAddress('::ffff:10.0.0.1'); // true
 */
export function isInnerAddress(address: string): boolean {
  const [plain = ''] = address.split('%');
  if (isIP(plain) === 0) return true;
  const known = isIP(plain) === 6 ? unmapped(plain) : plain;
  return inner.check(known, isIP(known) === 6 ? 'ipv6' : 'ipv4');
}

/** Names that every machine or network gives to itself. */
const ownName = /(^|\.)(localhost|local|internal|localdomain|home\.arpa)\.?$/i;

/** Hosts of the own network that addresses from data may name, each with its port or with any. */
export interface InnerServices {
  readonly innerServices: readonly string[];
}

const isAllowed = ({ host, hostname }: URL, { innerServices }: InnerServices): boolean =>
  innerServices.some((each) => each === host || each === hostname);

/** Whether the address itself, without asking a name service, names the own machine or network. */
export function namesInner(address: URL, configuration: InnerServices): boolean {
  if (isAllowed(address, configuration)) return false;
  const host = address.hostname.replaceAll(/^\[|\]$/g, '');
  return ownName.test(host) || (isIP(host) !== 0 && isInnerAddress(host));
}

/** Whether what a name leads to has to be checked. */
export const isChecked = (address: URL, configuration: InnerServices): boolean => !isAllowed(address, configuration);
