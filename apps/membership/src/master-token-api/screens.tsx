import { text } from '@console/contracts/core/text';
import { apiTokens } from '@console/contracts/membership/master-token-api';
import { screens } from '@console/ui/crud';
import { CredentialActions } from './CredentialActions.tsx';
import { messages } from './messages.ts';

const service = {
  title: text('Layanan', 'Service'),
  fields: ['code', 'environment', 'name', 'baseUrl', 'timeoutMs'],
} as const;
const access = text('Akses', 'Access');
const kind = ['authKind', 'headerName', 'clientId'] as const;
const renewal = {
  title: text('Masa berlaku', 'Validity'),
  fields: ['expiresAt', 'refreshUrl', 'autoRefresh'],
} as const;

export default screens(apiTokens, {
  sections: [
    service,
    {
      title: access,
      fields: [...kind, { name: 'secret', secret: true, help: text(messages.id.secretHelp, messages.en.secretHelp) }],
    },
    renewal,
  ],
  detailSections: [
    service,
    { title: access, fields: [...kind, 'secret', 'issuedAt', 'rollBackUntil'] },
    renewal,
    { title: text('Pemeriksaan', 'Check'), fields: ['lastCheckAt', 'lastCheckResult'] },
  ],
  initial: { environment: 'TEST', timeoutMs: 10_000 },
  detail: { actions: (token) => <CredentialActions token={token} /> },
});
