import { text as textOf } from '@console/contracts/core/text';
import { aboutDocument } from '@console/contracts/promos-products/about';
import type { Part } from '@console/contracts/promos-products/content/document';
import { useMessages, useText } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import type { EditorProps } from '../content/DocumentPage.tsx';
import { EntryList } from '../content/EntryList.tsx';
import { EntryPanel, type PartScreen } from '../content/EntryPanel.tsx';
import { movedTo, newEntry } from '../content/entries.ts';
import { messages as words } from '../content/messages.ts';
import { messages } from './messages.ts';

const parts: Readonly<Record<string, Part>> = aboutDocument.parts;

const screens: Readonly<Record<string, PartScreen>> = {
  sections: {
    sections: [
      { title: textOf('Bagian', 'Section'), fields: [{ name: 'title', wide: true }, 'body', 'image', 'visible'] },
    ],
    preview: ['body', 'image'],
  },
  contact: {
    sections: [{ title: textOf('Kontak', 'Contact'), fields: ['callCentre', 'email', 'address'] }],
    preview: [],
  },
  socials: {
    sections: [{ title: textOf('Media sosial', 'Social link'), fields: ['network', { name: 'url', wide: true }] }],
    preview: [],
  },
  legal: {
    sections: [{ title: textOf('Teks hukum', 'Legal text'), fields: ['kind', 'effectiveDate', 'reconsent', 'body'] }],
    preview: ['body'],
  },
};

/** The parts of the About text, and the fields of what is chosen with its preview. */
export function AboutEditor(props: EditorProps) {
  const { page, draft, canUpdate } = props;
  const t = useMessages(messages);
  const w = useMessages(words);
  const text = useText();
  const [selected, setSelected] = useState<{ readonly part: string; readonly id: string } | null>(null);
  const add = (name: string) => {
    const entry = newEntry(parts[name]!);
    draft.changePart(name, (entries) => [...entries, entry]);
    setSelected({ part: name, id: entry.id });
  };
  return (
    <div className="content-columns content-two">
      <div className="content-parts">
        {Object.entries(parts).map(([name, part]) => (
          <section key={name} className="panel" aria-label={text(part.title)}>
            <h2>{text(part.title)}</h2>
            <EntryList
              page={page}
              part={name}
              entries={draft.content[name] ?? []}
              selected={selected?.id ?? null}
              onSelect={(id) => setSelected({ part: name, id })}
              onMove={
                canUpdate && !part.fixed
                  ? (id, to) => draft.changePart(name, (entries) => movedTo(entries, id, to))
                  : undefined
              }
              emptyText={w('noEntries')}
              beside={(entry) => name === 'sections' && entry['visible'] !== true && <small>{t('hidden')}</small>}
            />
            {canUpdate && !part.fixed && (
              <ActionButton onClick={() => add(name)}>
                {w('add', { entry: text(part.entry).toLowerCase() })}
              </ActionButton>
            )}
          </section>
        ))}
      </div>
      <EntryPanel
        {...props}
        selected={selected}
        screens={screens}
        hint={t('choose')}
        onRemoved={() => setSelected(null)}
      />
    </div>
  );
}
