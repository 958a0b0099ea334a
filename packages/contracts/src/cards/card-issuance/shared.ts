import * as z from 'zod/mini';
import { line } from '../../core/fields.ts';

export const issuanceModule = 'card-issuance';
export const issuancePrivilege = `${issuanceModule}:browse`;
export const base = 'transaction';

export const item = { secureId: z.uuid(), version: z.int() };
/** Why, in words; also the remark of the cards' movements. */
export const reasonText = z.string().check(z.minLength(5), z.maxLength(250));

/** The secureId of the record whose page a list stands on. */
export const linkId = () => line({ maximum: 36, pattern: /^[0-9a-f-]{36}$/ });
