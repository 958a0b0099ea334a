import { text } from '@console/contracts/core/text';
import { programTypes } from '@console/contracts/membership/program-type';
import { screens } from '@console/ui/crud';

export default screens(programTypes, {
  sections: [
    { title: text('Identitas', 'Identity'), fields: ['code', 'name', 'audience', 'sharia'] },
    {
      title: text('Syarat', 'Requirements'),
      fields: [
        { name: 'businessLines', wide: true },
        'minAge',
        'maxAgeAtEnd',
        'minIncome',
        'maxTenor',
        { name: 'requiredDocuments', wide: true },
      ],
    },
    { title: text('Member baru', 'New members'), fields: ['defaultDatabaseTypeId', 'verificationStep'] },
    { title: text('Masa berlaku', 'Validity'), fields: ['validFrom', 'validUntil'] },
  ],
  initial: {
    businessLines: ['SPEKTRA', 'NMC', 'UFI'],
    audience: 'PUBLIC',
    minAge: 21,
    maxAgeAtEnd: 60,
    minIncome: 0,
    maxTenor: 36,
    requiredDocuments: ['1', '2'],
    verificationStep: 'all',
  },
});
