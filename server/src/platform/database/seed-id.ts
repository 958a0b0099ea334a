import { createHash } from 'node:crypto';

const namespace = Buffer.from('6f1d2f0a3c5b4d7e9a8b0c1d2e3f4a5b', 'hex');

/**
 * The id of a seeded record: the UUIDv5 of `<module>:<business key>` (docs/model/platform.md#seed).
 * @example seedId('card-type', 'GOLD')
 */
export function seedId(module: string, businessKey: string): string {
  const bytes = createHash('sha1').update(namespace).update(`${module}:${businessKey}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
