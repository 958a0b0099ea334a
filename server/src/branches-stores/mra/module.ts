import { mras } from '@console/contracts/branches-stores/mra';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { addressesIn, registerZipCodeUser } from '../zip-code/users.ts';
import { mraDefinition } from './definition.ts';

/** Marketing regional areas (docs/model/branches-stores.md#mra). */
export const mraModule: Module = (app) => {
  registerResource(app, mras, mraDefinition);
  registerZipCodeUser(app, addressesIn('mra', 'mra', false));
};
