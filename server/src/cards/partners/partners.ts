import type { Choice } from '@console/contracts/core/envelope';
import type { Tx } from '../../platform/context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { settingIn, settings } from '../../people/settings/settings.ts';

/** Print vendors and couriers; each kind is one setting (docs/model/cards.md#print-vendors-and-couriers). */
const kinds = {
  vendor: { setting: 'card.print-vendors', unknown: 'UNKNOWN_VENDOR' },
  courier: { setting: 'card.couriers', unknown: 'UNKNOWN_COURIER' },
} as const;
export type PartnerKind = keyof typeof kinds;

/**
 * Parses `PV01|Vendor Cetak 1;PV02|Vendor Cetak 2` to choices. The code is the id, because partners have no other key.
 */
const read = (value: string): Choice[] =>
  value
    .split(';')
    .map((entry) => entry.split('|').map((part) => part.trim()))
    .filter(([code]) => code)
    .map(([code = '', name = code]) => ({ secureId: code, code, name }));

/** The partners in the current settings. */
export const partners = async (services: Services, kind: PartnerKind): Promise<Choice[]> =>
  read(await settings(services).text(kinds[kind].setting));

/** The same inside a transaction. */
export const partnersIn = async (tx: Tx, kind: PartnerKind): Promise<Choice[]> =>
  read(await settingIn(tx, kinds[kind].setting));

/** Reads a partner by code. @throws Refusal UNKNOWN_VENDOR, UNKNOWN_COURIER */
export async function knownPartner(tx: Tx, kind: PartnerKind, code: string): Promise<Choice> {
  const found = (await partnersIn(tx, kind)).find((partner) => partner.code === code);
  if (!found) throw new Refusal(kinds[kind].unknown, { parameters: { code } });
  return found;
}
