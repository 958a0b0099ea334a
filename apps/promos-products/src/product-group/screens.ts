import { productGroups } from '@console/contracts/products/product-group';
import { screens } from '@console/ui/crud';
import { display, displayed, identity, termFields, terms, termsNote } from './sections.ts';

const known = { title: identity, fields: ['groupCode', 'name', 'lobId', 'parentId'] as const };
const shown = { title: display, fields: displayed };

export default screens(productGroups, {
  sections: [known, shown, { title: terms, description: termsNote, fields: termFields }],
  detailSections: [known, shown, { title: terms, fields: termFields }],
});
