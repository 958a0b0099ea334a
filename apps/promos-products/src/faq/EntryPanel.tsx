import { text } from '@console/contracts/core/text';
import { faqDocument } from '@console/contracts/promos-products/faq';
import { Select } from '@console/ui/lov';
import { useMessages, useText } from '@console/ui/messages';
import { useId } from 'react';
import type { EditorProps } from '../content/DocumentPage.tsx';
import { EntryPanel as Panel, type PartScreen } from '../content/EntryPanel.tsx';
import { labelOf } from '../content/label-of.ts';
import { messages } from './messages.ts';
import { faqVotes } from './page.ts';

const screens: Readonly<Record<string, PartScreen>> = {
  categories: {
    sections: [{ title: faqDocument.parts.categories.entry, fields: ['name', 'icon'] }],
    preview: [],
  },
  items: {
    sections: [
      { title: text('Pertanyaan', 'Question'), fields: [{ name: 'question', wide: true }, 'answer', 'images'] },
      { title: text('Tampil di', 'Shown on'), fields: ['tags', 'lines', 'platforms'] },
    ],
    preview: ['answer', 'images'],
  },
};

/** The category that a question belongs to. */
function CategoryField({ draft, id }: Pick<EditorProps, 'draft'> & { readonly id: string }) {
  const t = useMessages(messages);
  const words = useText();
  const fieldId = useId();
  const item = draft.content['items']?.find((each) => each.id === id);
  return (
    <p className="panel">
      <label htmlFor={fieldId}>{t('category')}</label>{' '}
      <Select
        id={fieldId}
        className="input"
        value={item?.parentId ?? ''}
        onChange={({ target }) => draft.setField('items', id, 'parentId', target.value)}
      >
        {(draft.content['categories'] ?? []).map((category) => (
          <option key={category.id} value={category.id}>
            {labelOf(faqDocument.parts.categories, category, words)}
          </option>
        ))}
      </Select>
    </p>
  );
}

/** What the public said of an answer. */
function Votes({ id }: { readonly id: string }) {
  const t = useMessages(messages);
  const { data = [] } = faqVotes.useQuery({});
  const votes = data.find((each) => each.id === id);
  return votes ? <p>{t('helpful', { yes: votes.helpfulYes, no: votes.helpfulNo })}</p> : null;
}

interface EntryPanelProps extends EditorProps {
  readonly selected: { readonly part: string; readonly id: string } | null;
  readonly why: string | undefined;
  readonly onRemoved: () => void;
}

/** The selected category or question. */
export function EntryPanel(props: EntryPanelProps) {
  const t = useMessages(messages);
  const { selected, draft, canUpdate } = props;
  return (
    <Panel {...props} screens={screens} hint={t('choose')}>
      {selected?.part === 'items' && (
        <>
          {canUpdate && <CategoryField draft={draft} id={selected.id} />}
          <Votes id={selected.id} />
        </>
      )}
    </Panel>
  );
}
