import { options } from './fields.ts';

/** Electronics and furniture, new motorcycles, used vehicles. */
export const businessLines = options({ SPEKTRA: ['SPEKTRA'], NMC: ['NMC'], UFI: ['UFI'] });
export type BusinessLine = (typeof businessLines)[number]['value'];
