import { kiosks } from '@console/contracts/branches-stores/master-kios';
import type { Module } from '../../platform/http/application.ts';
import { registerResource } from '../../records/operations/register.ts';
import { kioskDefinition } from './definition.ts';

/** Kiosks below their branch (docs/model/branches-stores.md#kiosks). */
export const masterKiosModule: Module = (app) => void registerResource(app, kiosks, kioskDefinition);
