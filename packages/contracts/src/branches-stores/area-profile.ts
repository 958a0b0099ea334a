import { digits, email, line, officePhone, paragraph } from '../core/fields.ts';
import { text } from '../core/text.ts';

/** Where the office of an area stands, and who heads it: fields of MRAs and MROs. */
export const areaProfile = {
  address: paragraph({ minimum: 10, maximum: 255 }),
  city: line({ minimum: 2, maximum: 60 }),
  zipCode: digits({ maximum: 5, codeOf: { module: 'zip-code' } }),
  phone: officePhone(),
  email: email({ maximum: 100 }),
  headNpk: digits({ minimum: 4, maximum: 20, title: text('NPK kepala', 'NPK of the head') }),
  headName: line({ minimum: 3, maximum: 60, title: text('Kepala', 'Head') }),
};
