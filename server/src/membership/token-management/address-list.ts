import { BlockList, isIP } from 'node:net';
import { unmapped } from '../../platform/outbound/inner-address.ts';

/** The widest range of a source, in fixed bits: 20 of them are far from all addresses. */
export const widest = { ipv4: 8, ipv6: 16 } as const;
/** Bits before the IPv4 address that an IPv6 one carries. */
const mappedBits = 96;

/** A range with an IPv4 address that is written as an IPv6 one said as what it is. */
interface Range {
  readonly address: string;
  readonly family: 'ipv4' | 'ipv6';
  readonly bits: number;
}

function read(text: string): Range | null {
  const [address = '', typed] = text.split('/');
  if (isIP(address) === 0) return null;
  const known = isIP(address) === 6 ? unmapped(address) : address;
  const isMapped = known !== address;
  const family = isIP(known) === 6 ? 'ipv6' : 'ipv4';
  const all = isIP(address) === 6 ? 128 : 32;
  const given = typed === undefined ? all : Number(typed);
  if (!Number.isInteger(given) || given < 0 || given > all) return null;
  // Wider than the block of mapped addresses: all of IPv4, and more.
  if (isMapped && given < mappedBits) return { address: '0.0.0.0', family: 'ipv4', bits: 0 };
  return { address: known, family, bits: isMapped ? given - mappedBits : given };
}

const listOf = (ranges: readonly Range[]): BlockList => {
  const list = new BlockList();
  for (const { address, bits, family } of ranges) list.addSubnet(address, bits, family);
  return list;
};

/** Addresses that IPv6 carries: a range of IPv6 that holds one of them reaches IPv4. */
const carried = '::ffff:8.8.8.8';

/** Why a source may not have a range; `null` when it may. */
export function rangeFault(text: string): 'PATTERN' | 'RANGE_TOO_WIDE' | null {
  const range = read(text);
  if (!range) return 'PATTERN';
  const reachesAll = range.family === 'ipv6' && range.bits < mappedBits && listOf([range]).check(carried, 'ipv6');
  return range.bits < widest[range.family] || reachesAll ? 'RANGE_TOO_WIDE' : null;
}

/** Whether an address lies in one of the ranges. */
export function isListed(ranges: readonly string[], ip: string): boolean {
  const known = isIP(ip) === 6 ? unmapped(ip) : ip;
  return listOf(ranges.flatMap((range) => read(range) ?? [])).check(known, isIP(known) === 6 ? 'ipv6' : 'ipv4');
}
