import type { FormSection } from '@console/ui/form';
import { confirm } from '@console/ui/dialogs';
import { useMessages, useText } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import type { ReactNode } from 'react';
import type { EditorProps } from './DocumentPage.tsx';
import { EntryForm } from './EntryForm.tsx';
import { labelOf } from './label-of.ts';
import { messages } from './messages.ts';
import { Preview } from './Preview.tsx';

/** How the entries of a part are edited and shown. */
export interface PartScreen {
  readonly sections: readonly FormSection[];
  /** The fields of the preview; none where there is nothing to see. */
  readonly preview: readonly string[];
}

interface EntryPanelProps extends EditorProps {
  readonly selected: { readonly part: string; readonly id: string } | null;
  readonly screens: Readonly<Record<string, PartScreen>>;
  /** Said while nothing is selected. */
  readonly hint: string;
  /** Why the entry cannot be removed now. */
  readonly why?: string | undefined;
  readonly onRemoved: () => void;
  /** Shown below the form. */
  readonly children?: ReactNode;
}

/** The selected entry: its fields, its removal and its preview; who only reads sees the preview. */
export function EntryPanel(props: EntryPanelProps) {
  const { page, draft, faults, showsFaults, canUpdate, selected, screens, hint, why, onRemoved, children } = props;
  const t = useMessages(messages);
  const text = useText();
  const entry = selected && draft.content[selected.part]?.find(({ id }) => id === selected.id);
  if (!selected || !entry) return <p className="panel">{hint}</p>;
  const { part, id } = selected;
  const declared = page.document.parts[part]!;
  const { sections, preview } = screens[part]!;
  const remove = () =>
    confirm(
      {
        title: t('removeTitle'),
        subject: labelOf(declared, entry, text) || t('untitled'),
        danger: true,
        local: true,
        action: t('remove', { entry: text(declared.entry).toLowerCase() }),
      },
      () => {
        draft.changePart(part, (entries) => entries.filter((each) => each.id !== id));
        onRemoved();
      },
    );
  return (
    <div key={id} className="content-parts">
      {canUpdate && (
        <EntryForm
          page={page}
          part={part}
          entry={entry}
          faults={faults.get(id) ?? []}
          showsAll={showsFaults}
          sections={sections}
          onChange={(field, value) => draft.setField(part, id, field, value)}
        />
      )}
      {children}
      {canUpdate && !declared.fixed && (
        <ActionButton variant="danger" why={why} onClick={remove}>
          {t('remove', { entry: text(declared.entry).toLowerCase() })}
        </ActionButton>
      )}
      {preview.length > 0 && <Preview page={page} part={part} entry={entry} fields={preview} />}
    </div>
  );
}
