import { objectGroups } from '@console/contracts/products/product-group-ufi';
import { screens } from '@console/ui/crud';
import { groupUpdate } from '../product-group/panel.tsx';
import {
  counted,
  display,
  displayed,
  identity,
  profile,
  termFields,
  terms,
  termsNote,
} from '../product-group/sections.ts';

const known = {
  title: identity,
  fields: ['groupCode', 'name', 'lobId', 'parentId', 'vehicleType', 'ageFrom', 'ageTo'] as const,
};
const shown = { title: display, fields: displayed };
const limited = [...termFields, 'maxLtvPct'] as const;

export default screens(objectGroups, {
  sections: [known, shown, { title: terms, description: termsNote, fields: limited }],
  detailSections: [
    known,
    shown,
    { title: terms, fields: limited },
    { title: counted, fields: ['productCount', 'rateRowCount'] },
  ],
  detail: { overview: profile },
  update: groupUpdate('UFI'),
});
