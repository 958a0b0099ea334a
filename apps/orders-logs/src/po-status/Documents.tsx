import { orderPhotoTypes } from '@console/contracts/orders-logs/photos-screening';
import type { PoLine } from '@console/contracts/orders-logs/po-status';
import { photoStates } from '@console/contracts/platform/photos/vocabulary';
import { dateFormats, formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import { endpoints } from './endpoints.ts';
import { messages } from './messages.ts';
import { Table } from './Table.tsx';

/** Photos of an order by kind, with what their screening said. */
export function Documents({ line, applNo }: { readonly line: PoLine; readonly applNo: string }) {
  const t = useMessages(messages);
  return (
    <Part of={endpoints[line].photos.useQuery({ parameters: { applNo } })}>
      {(photos) => (
        <Table
          title={t('photos')}
          none={t('noPhotos')}
          rows={photos}
          keyOf={({ secureId }) => secureId}
          columns={[
            {
              title: t('photoType'),
              of: ({ documentType }) => <OptionTag value={documentType} options={orderPhotoTypes[line]} />,
            },
            { title: t('screening'), of: ({ state }) => <OptionTag value={state} options={photoStates} /> },
            { title: t('takenAt'), of: ({ takenAt }) => formatDate(takenAt, dateFormats.log) },
            { title: t('retake'), of: ({ retake }) => t(retake ? 'yes' : 'no') },
          ]}
        />
      )}
    </Part>
  );
}
