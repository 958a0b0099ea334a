import { productGroupsNmc } from '@console/contracts/products/product-group-nmc';
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

const shown = { title: display, fields: displayed };

export default screens(productGroupsNmc, {
  sections: [
    { title: identity, fields: ['groupCode', 'name', 'lobId', 'parentId', 'vehicleClass', 'ccTo'] },
    shown,
    {
      title: terms,
      description: termsNote,
      fields: [...termFields, 'dpBands'],
    },
  ],
  detailSections: [
    { title: identity, fields: ['groupCode', 'name', 'lobId', 'parentId', 'vehicleClass', 'ccFrom', 'ccTo'] },
    shown,
    {
      title: terms,
      fields: [...termFields, { name: 'dpBands', wide: true }],
    },
    { title: counted, fields: ['productCount', 'rateRowCount'] },
  ],
  detail: { overview: profile },
  update: groupUpdate('NMC'),
});
