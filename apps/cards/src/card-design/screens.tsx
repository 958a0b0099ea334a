import { resourceApi } from '@console/api';
import { cardDesigns, type CardDesign } from '@console/contracts/cards/card-design';
import { text } from '@console/contracts/core/text';
import { screens } from '@console/ui/crud';
import { useMessages } from '@console/ui/messages';
import { LazyStoredImage } from '@console/ui/upload';
import { useMemo } from 'react';
import './card-design.css';
import { formSections } from './form.ts';
import { Gallery } from './Gallery.tsx';
import { messages } from './messages.ts';

function Standing({ design: { locked, state } }: { readonly design: CardDesign }) {
  const t = useMessages(messages);
  return locked || state === 'active' ? (
    <div className="panel" role="note">
      {t(locked ? 'locked' : 'approved')}
    </div>
  ) : null;
}

/** The look of a printed design is fixed. */
function useUpdate(secureId: string) {
  const { currentData: design } = resourceApi(cardDesigns).useDetailQuery(secureId);
  const locked = design?.locked ?? false;
  return {
    sections: useMemo(() => formSections(locked), [locked]),
    banner: (record: CardDesign) => <Standing design={record} />,
  };
}

export default screens(cardDesigns, {
  columns: [
    {
      field: 'frontImage',
      title: text('Pratinjau', 'Preview'),
      width: 100,
      render: ({ frontImage, name }) => <LazyStoredImage fileId={frontImage} alt={name} className="design-thumbnail" />,
    },
    'code',
    'name',
    'cardTypeId',
    'edition',
    'validFrom',
    'validUntil',
    { field: 'isDefault', title: text('Bawaan', 'Default') },
    'state',
    { field: 'updatedAt', hidden: true },
  ],
  list: { tabs: [{ key: 'gallery', title: text(messages.id.grid, messages.en.grid), content: <Gallery /> }] },
  update: useUpdate,
});
