import { text } from '@console/contracts/core/text';
import { databaseTypes } from '@console/contracts/membership/membership-database-type';
import { programTypes } from '@console/contracts/membership/program-type';
import { programType } from '@console/contracts/routes/modules';
import { childTab } from '@console/ui/children';
import { screens } from '@console/ui/crud';

export default screens(databaseTypes, {
  sections: [
    { title: text('Identitas', 'Identity'), fields: ['code', 'name', 'priority', 'colour'] },
    {
      title: text('Aturan', 'Rules'),
      fields: [{ name: 'businessLines', wide: true }, 'canOrder', 'defaultVerificationStep'],
    },
    { title: text('Masa berlaku', 'Validity'), fields: ['validityDays', 'nextTypeId'] },
  ],
  columns: [
    'code',
    'name',
    'priority',
    'canOrder',
    'businessLines',
    { field: 'validityDays', title: text('Berlaku (hari)', 'Days valid') },
    'nextTypeId',
    { field: 'colour', hidden: true },
    { field: 'defaultVerificationStep', hidden: true },
    'status',
    'updatedAt',
  ],
  initial: { businessLines: ['SPEKTRA', 'NMC', 'UFI'], canOrder: true, colour: 'neutral' },
  tabs: [childTab(programTypes, { parent: 'defaultDatabaseTypeId', routes: programType })],
});
