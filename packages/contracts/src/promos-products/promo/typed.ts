import type { BusinessLine } from '../../core/business-lines.ts';
import { typedValues } from '../../core/typed-values.ts';
import { promoFields } from './fields.ts';
import { goods } from './goods.ts';
import { lineBody } from './sheet-calls.ts';

const namesOf = (of: BusinessLine): string[] => Object.keys({ ...promoFields(of), ...goods[of] });
const columns = Object.keys(lineBody.shape);

/** A promo of a line as it is typed. */
export const typedPromo = (of: BusinessLine) => typedValues(namesOf(of));

/** A promo with the branches and the grid that it begins with, as they are typed. */
export const typedDraft = (of: BusinessLine) =>
  typedValues([...namesOf(of), 'branchIds'], { lines: columns, overrides: ['officeCode', ...columns] });
