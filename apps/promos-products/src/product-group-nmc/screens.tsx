import { productGroupsNmc, type DpBand } from '@console/contracts/products/product-group-nmc';
import { screens } from '@console/ui/crud';
import { display, displayed, identity, termFields, terms, termsNote } from '../product-group/sections.ts';
import { DpBands, DpBandsInput } from './DpBandsInput.tsx';

const shown = { title: display, fields: displayed };

export default screens(productGroupsNmc, {
  sections: [
    { title: identity, fields: ['groupCode', 'name', 'lobId', 'parentId', 'vehicleClass', 'ccTo'] },
    shown,
    {
      title: terms,
      description: termsNote,
      fields: [...termFields, { name: 'dpBands', wide: true, input: DpBandsInput, ownFaults: true }],
    },
  ],
  detailSections: [
    { title: identity, fields: ['groupCode', 'name', 'lobId', 'parentId', 'vehicleClass', 'ccFrom', 'ccTo'] },
    shown,
    {
      title: terms,
      fields: [
        ...termFields,
        { name: 'dpBands', wide: true, render: ({ dpBands }) => <DpBands bands={dpBands as DpBand[] | null} /> },
      ],
    },
  ],
});
