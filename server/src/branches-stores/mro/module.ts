import { mros } from '@console/contracts/branches-stores/mro';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { addressesIn, registerZipCodeUser } from '../zip-code/users.ts';
import { mroDefinition } from './definition.ts';

/** Marketing regional offices (docs/model/branches-stores.md#mro). */
export const mroModule: Module = (app) => {
  registerResource(app, mros, mroDefinition);
  registerZipCodeUser(app, addressesIn('mro', 'mro', false));
};
