import { callAs } from './services.ts';

let next = Date.now() % 10_000_000;
/** A phone number that no other test uses. */
export const newPhone = (): string => `0857${String(process.pid % 10)}${String(next++).padStart(7, '0').slice(-7)}`;

/** A number proposed for the blacklist by another user. */
export async function propose(username: string, phone: string, values: object = {}) {
  const { result } = await callAs(username, 'POST', 'middle/blacklist-phone-number', {
    phone,
    category: 'FRAUD',
    note: 'Dipakai untuk pengajuan palsu',
    effectiveFrom: '2026-01-01',
    effectiveUntil: null,
    ...values,
  });
  return result as { readonly secureId: string; readonly version: number };
}
