import { holderInput } from './HolderInput.tsx';
import { formSections } from './sections.ts';

/** Fields that say what a dealer of UFI sells. */
export const soldByUfi = ['vehicleTypes', 'brands', 'mainBrand', 'maxLtvPct', 'disbursementDays'] as const;

/** Sections of the form of a dealer of UFI. */
export const ufiSections = formSections(soldByUfi, { name: 'accountName', input: holderInput('UFI') } as const);
