import { productGroups } from '@console/contracts/products/product-group';
import { screens } from '@console/ui/crud';
import { groupUpdate } from './panel.tsx';
import { counted, display, displayed, identity, profile, termFields, terms, termsNote } from './sections.ts';

const known = { title: identity, fields: ['groupCode', 'name', 'lobId', 'parentId'] as const };
const shown = { title: display, fields: displayed };

export default screens(productGroups, {
  sections: [known, shown, { title: terms, description: termsNote, fields: termFields }],
  detailSections: [
    known,
    shown,
    { title: terms, fields: termFields },
    { title: counted, fields: ['productCount', 'rateRowCount'] },
  ],
  detail: { overview: profile },
  update: groupUpdate('SPEKTRA'),
});
