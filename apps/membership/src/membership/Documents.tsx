import { photoStates } from '@console/contracts/platform/photos/vocabulary';
import { documentTypes } from '@console/contracts/membership/verification-steps';
import { dateFormats, formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import { UpdateLink } from './UpdateLink.tsx';
import { endpoints } from './endpoints.ts';
import { Facts } from '../shared/Facts.tsx';
import { messages } from './messages.ts';

/** Documents of a member, current ones first, with what their screening said. */
export function Documents({ secureId }: { readonly secureId: string }) {
  const t = useMessages(messages);
  return (
    <Part of={endpoints.documents.useQuery({ parameters: { secureId } })}>
      {(documents) => (
        <>
          <UpdateLink secureId={secureId} />
          <Facts
            title={t('documents')}
            rows={documents}
            none={t('noDocuments')}
            rowKey={(document) => document.secureId}
            columns={[
              {
                title: t('documentType'),
                of: ({ documentType }) => <OptionTag value={documentType} options={documentTypes} />,
              },
              { title: t('isCurrent'), of: ({ current }) => t(current ? 'current' : 'earlier') },
              {
                title: t('screening'),
                of: ({ screening }) => (screening ? <OptionTag value={screening} options={photoStates} /> : '-'),
              },
              { title: t('documentNo'), of: ({ number }) => number ?? '-' },
              {
                title: t('validUntil'),
                of: ({ validUntil }) => (validUntil ? formatDate(validUntil, 'DD MMM YYYY') : '-'),
              },
              { title: t('source'), of: ({ source }) => source },
              { title: t('uploadedBy'), of: ({ uploadedBy }) => uploadedBy },
              { title: t('uploadedAt'), of: ({ uploadedAt }) => formatDate(uploadedAt, dateFormats.log) },
            ]}
          />
        </>
      )}
    </Part>
  );
}
