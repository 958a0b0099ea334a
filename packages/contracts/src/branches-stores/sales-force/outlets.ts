import type { BusinessLine } from '../../core/business-lines.ts';
import type { Field } from '../../core/field.ts';
import { code, digits, line } from '../../core/fields.ts';
import { referable } from '../../core/referables/referable.ts';
import type { Referable } from '../../core/reference.ts';
import { text, type Text } from '../../core/text.ts';
import { outletLines } from '../outlet/vocabulary.ts';

/** One property whose name is a parameter. */
export const property = <const Name extends string, Value>(name: Name, value: Value) =>
  ({ [name]: value }) as Readonly<Record<Name, Value>>;

/** What the mappings of a line are called, and the names of the fields that differ. */
interface ServedOutlet {
  /** The module of the mappings. */
  readonly module: string;
  /** Below the base of the calls, and in the addresses of the pages. */
  readonly path: string;
  readonly privilege: `${string}:browse`;
  readonly title: Text;
  readonly outlet: Referable;
  /** What outlets are called within a sentence, one and several. */
  readonly one: Text;
  readonly several: Text;
  /** Fields of a mapping: the outlet, its code, its name, and how many the sales person serves. */
  readonly id: string;
  readonly code: string;
  readonly codeTitle: Text;
  readonly codeField: Field;
  readonly name: string;
  readonly nameTitle: Text;
  readonly ofPerson: string;
  readonly ofPersonTitle: Text;
  /** Column of files with the code, and an example of it. */
  readonly column: string;
  readonly columnField: Field;
  readonly example: string;
}

const { SPEKTRA, NMC } = outletLines;

/**
 * What differs between the mappings of stores and those of dealers. Outlets are referred to by their names alone: their
 * contracts would be fetched with every page.
 */
export const servedOutlets = {
  SPEKTRA: {
    module: 'store-mapping-sf',
    path: 'store/mapping-sf',
    privilege: SPEKTRA.privilege,
    title: text('Sales force toko', 'Sales force of stores'),
    outlet: referable({ module: SPEKTRA.module, path: SPEKTRA.module, title: SPEKTRA.title }),
    one: text('toko', 'store'),
    several: text('toko', 'stores'),
    id: 'storeId',
    code: SPEKTRA.code,
    codeTitle: text('Kode toko', 'Store code'),
    codeField: line({ maximum: 10 }),
    name: 'storeName',
    nameTitle: text('Toko', 'Store'),
    ofPerson: 'storesOfSf',
    ofPersonTitle: text('Toko SF ini', 'Stores of this SF'),
    column: 'store_code',
    columnField: code({ minimum: 10, maximum: 10, pattern: /^S\d{9}$/ }),
    example: 'S100100001',
  },
  NMC: {
    module: 'dealer-nmc-sf',
    path: 'dealer-nmc-sf',
    privilege: 'dealer-nmc-sf:browse',
    title: text('Sales force dealer NMC', 'Sales force of dealers (NMC)'),
    outlet: referable({ module: NMC.module, path: NMC.module, title: NMC.title }),
    one: text('dealer'),
    several: text('dealer', 'dealers'),
    id: 'dealerId',
    code: NMC.code,
    codeTitle: text('Kode dealer', 'Dealer code'),
    codeField: digits({ maximum: 6 }),
    name: 'dealerName',
    nameTitle: text('Dealer'),
    ofPerson: 'dealersOfSf',
    ofPersonTitle: text('Dealer SF ini', 'Dealers of this SF'),
    column: 'dealer_code',
    columnField: digits({ minimum: 6, maximum: 6 }),
    example: '200001',
  },
} as const satisfies Partial<Readonly<Record<BusinessLine, ServedOutlet>>>;

/** Lines of business whose outlets have sales people. */
export type ServedLine = keyof typeof servedOutlets;
