import { productGroupsNmc } from '@console/contracts/products/product-group-nmc';
import { screens } from '@console/ui/crud';
import { display, displayed, identity, termFields, terms, termsNote } from '../product-group/sections.ts';

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
  ],
});
