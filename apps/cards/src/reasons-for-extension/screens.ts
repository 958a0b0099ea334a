import { extensionReasons } from '@console/contracts/cards/reasons-for-extension';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';

export default screens(extensionReasons, {
  sections: [
    { title: text('Identitas', 'Identity'), fields: ['code', 'name', 'sortOrder'] },
    { title: text('Aturan', 'Rules'), fields: ['appliesTo', 'maxDays'] },
  ],
  initial: { sortOrder: 0 },
});
