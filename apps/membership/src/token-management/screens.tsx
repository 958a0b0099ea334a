import { text } from '@console/contracts/core/text';
import { externalSources } from '@console/contracts/membership/token-management';
import { screens } from '@console/ui/crud';
import { LinesInput } from './LinesInput.tsx';
import { messages } from './messages.ts';
import { TokenActions } from './TokenActions.tsx';
import { Tokens } from './Tokens.tsx';

const who = text('Sumber', 'Source');
const may = text('Yang diizinkan', 'What it may do');

export default screens(externalSources, {
  sections: [
    { title: who, fields: ['code', 'name', 'ownerName', 'ownerEmail'] },
    {
      title: may,
      fields: [
        'allowedServices',
        'registrationSource',
        'ratePerMinute',
        {
          name: 'ipAllowList',
          wide: true,
          input: LinesInput,
          help: text(messages.id.oneInEachLine, messages.en.oneInEachLine),
        },
      ],
    },
  ],
  detailSections: [
    { title: who, fields: ['code', 'name', 'clientId', 'ownerName', 'ownerEmail'] },
    {
      title: may,
      fields: [
        'allowedServices',
        'registrationSource',
        'ratePerMinute',
        'callsToday',
        { name: 'ipAllowList', wide: true, render: ({ ipAllowList }) => ipAllowList.join(', ') },
      ],
    },
    { title: text('Token yang disetujui', 'Approved token'), fields: ['issueKind', 'issueFor', 'issueUntil'] },
  ],
  detail: {
    actions: (source) => <TokenActions source={source} />,
    children: ({ secureId }) => <Tokens secureId={secureId} />,
  },
});
