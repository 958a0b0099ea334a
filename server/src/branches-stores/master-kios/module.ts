import { kiosks } from '@console/contracts/branches-stores/master-kios';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { addressesIn, registerZipCodeUser } from '../zip-code/users.ts';
import { kioskDefinition } from './definition.ts';

/** Kiosks below their branch (docs/model/branches-stores.md#kiosks). */
export const masterKiosModule: Module = (app) => {
  registerResource(app, kiosks, kioskDefinition);
  registerZipCodeUser(app, addressesIn('master-kios', 'kiosk', true));
};
