import { choice, choices, options, percent } from '../core/fields.ts';
import { defineResource, type RecordOf } from '../core/resource.ts';
import { dealerRegister } from './outlet/dealers.ts';
import { demandedDocuments } from './outlet/fields.ts';
import { outletOperations } from './outlet/register.ts';

const types = options({
  SHOWROOM: ['Showroom'],
  AGEN: ['Agen', 'Agent'],
  PERORANGAN: ['Perorangan', 'Individual'],
});
/** What is sold, by the kind of vehicle. */
export const vehicleTypes = options({ MOTOR: ['Motor', 'Motorcycle'], MOBIL: ['Mobil', 'Car'] });

const register = dealerRegister('UFI', {
  types,
  terms: { vehicleTypes: choices(vehicleTypes), maxLtvPct: percent({ minimum: 1, maximum: 90 }) },
  singlePerson: ['vehicleTypes'],
  filters: { vehicleTypes: choice(vehicleTypes) },
  columns: { sold: ['vehicleTypes'], terms: ['maxLtvPct'], counted: [] },
});

/** Dealers of used vehicles, which staff register; seen by branch (docs/model/branches-stores.md#dealers). */
export const dealersUfi = defineResource({
  ...register,
  masterData: { group: 'OUTLET', line: 'UFI' },
  operations: [...outletOperations, 'create'],
  fields: { ...register.fields, ...demandedDocuments },
  volume: 14_000,
});

export type DealerUfi = RecordOf<typeof dealersUfi>;
