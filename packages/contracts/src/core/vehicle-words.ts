import { options } from './fields.ts';

/** What a customer of UFI borrows on. */
export const collateralTypes = options({
  MOTOR_BEKAS: ['Motor bekas', 'Used motorcycle'],
  MULTIGUNA: ['Multiguna', 'Multi-purpose'],
});

/** Classes of motorcycles. */
export const vehicleClasses = options({
  BEBEK: ['Bebek', 'Underbone'],
  MATIC: ['Matic', 'Scooter'],
  SPORT: ['Sport'],
  LISTRIK: ['Listrik', 'Electric'],
});
