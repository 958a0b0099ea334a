import { stores } from '@console/contracts/branches-stores/store';
import type { Resource } from '@console/contracts/core/resource';
import { useMessages } from '@console/ui/messages';
import { RegistrationPage } from '../outlet/RegistrationPage.tsx';
import { messages } from './messages.ts';
import { sectionOf, storeParts } from './sections.ts';

const initial = { channels: ['OFFLINE'] };
const parts = storeParts.map((key) => ({ key, ...sectionOf(key) }));

/** Registers a store in steps (docs/model/branches-stores.md#stores). */
export default function CreatePage() {
  const t = useMessages(messages);
  return (
    <RegistrationPage
      line="SPEKTRA"
      resource={stores as Resource}
      title={t('title')}
      note={t('note')}
      parts={parts}
      initial={initial}
    />
  );
}
