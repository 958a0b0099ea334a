import { businessLines } from '@console/contracts/core/business-lines';
import { faqDocument } from '@console/contracts/promos-products/faq';
import { Select } from '@console/ui/lov';
import { useMessages, useText } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { Button } from '@console/ui/core';
import { useId, useState } from 'react';
import type { EditorProps } from '../content/DocumentPage.tsx';
import { EntryList } from '../content/EntryList.tsx';
import { hasText, movedTo, newEntry } from '../content/entries.ts';
import { messages as words } from '../content/messages.ts';
import { EntryPanel } from './EntryPanel.tsx';
import { messages } from './messages.ts';

const { categories: categoryPart, items: itemPart } = faqDocument.parts;

interface Filter {
  readonly line: string;
  readonly search: string;
}

/** The filter of the questions: a business line, and a text in question, answer or tags. */
function ItemFilter({ filter, onChange }: { readonly filter: Filter; readonly onChange: (filter: Filter) => void }) {
  const t = useMessages(messages);
  const text = useText();
  const [lineId, searchId] = [useId(), useId()];
  return (
    <div className="content-filter">
      <label htmlFor={lineId}>{t('line')}</label>
      <Select
        id={lineId}
        className="input"
        value={filter.line}
        onChange={({ target }) => onChange({ ...filter, line: target.value })}
      >
        <option value="">{t('allLines')}</option>
        {businessLines.map(({ value, title }) => (
          <option key={value} value={value}>
            {text(title)}
          </option>
        ))}
      </Select>
      <label htmlFor={searchId}>{t('search')}</label>
      <input
        id={searchId}
        className="input"
        type="search"
        value={filter.search}
        onChange={({ target }) => onChange({ ...filter, search: target.value })}
      />
    </div>
  );
}

/** Categories, the questions of the chosen one, and the fields of what is chosen with its preview. */
export function FaqEditor(props: EditorProps) {
  const { page, draft, canUpdate } = props;
  const t = useMessages(messages);
  const w = useMessages(words);
  const text = useText();
  const { categories = [], items = [] } = draft.content;
  const [category, setCategory] = useState<string | null>(categories[0]?.id ?? null);
  const [selected, setSelected] = useState<{ readonly part: string; readonly id: string } | null>(null);
  const [filter, setFilter] = useState<Filter>({ line: '', search: '' });
  const [isCollapsed, setCollapsed] = useState(false);
  const lines = (entry: (typeof items)[number]) => (entry['lines'] ?? []) as readonly string[];
  const shown = items.filter(
    (item) =>
      item.parentId === category &&
      (filter.line === '' || lines(item).includes(filter.line)) &&
      (filter.search.trim() === '' || hasText(itemPart, item, filter.search)),
  );
  const isFiltered = filter.line !== '' || filter.search.trim() !== '';
  const countOf = (id: string) => items.filter(({ parentId }) => parentId === id).length;
  const mover = (part: string) => (id: string, to: string) =>
    draft.changePart(part, (entries) => movedTo(entries, id, to));
  const add = (part: 'categories' | 'items') => {
    const entry =
      part === 'categories'
        ? newEntry(categoryPart)
        : newEntry(itemPart, {
            parentId: category,
            lines: businessLines.map(({ value }) => value),
            platforms: itemPart.fields.platforms.options?.map(({ value }) => value),
          });
    draft.changePart(part, (entries) => [...entries, entry]);
    setSelected({ part, id: entry.id });
    if (part === 'categories') setCategory(entry.id);
  };
  const addButton = (part: 'categories' | 'items', declared: typeof categoryPart | typeof itemPart) =>
    canUpdate && (
      <ActionButton onClick={() => add(part)}>{w('add', { entry: text(declared.entry).toLowerCase() })}</ActionButton>
    );
  return (
    <div className="content-columns">
      <section className="panel" aria-label={text(categoryPart.title)}>
        <h2>{text(categoryPart.title)}</h2>
        <EntryList
          page={page}
          part="categories"
          entries={categories}
          selected={category}
          onSelect={(id) => {
            setCategory(id);
            setSelected({ part: 'categories', id });
          }}
          onMove={canUpdate ? mover('categories') : undefined}
          emptyText={w('noEntries')}
          beside={({ id }) => <small>({countOf(id)})</small>}
        />
        {addButton('categories', categoryPart)}
      </section>
      <section className="panel" aria-label={text(itemPart.title)}>
        <h2>{text(itemPart.title)}</h2>
        <Button variant="quiet" aria-expanded={!isCollapsed} onClick={() => setCollapsed(!isCollapsed)}>
          {t(isCollapsed ? 'expand' : 'collapse')}
        </Button>
        {!isCollapsed && (
          <>
            <ItemFilter filter={filter} onChange={setFilter} />
            <EntryList
              page={page}
              part="items"
              entries={shown}
              selected={selected?.id ?? null}
              onSelect={(id) => setSelected({ part: 'items', id })}
              onMove={canUpdate && !isFiltered ? mover('items') : undefined}
              emptyText={w(isFiltered ? 'notFound' : 'noEntries')}
            />
          </>
        )}
        {category !== null && addButton('items', itemPart)}
      </section>
      <EntryPanel
        {...props}
        selected={selected}
        why={
          selected?.part === 'categories' && countOf(selected.id) > 0
            ? t('inUse', { count: countOf(selected.id) })
            : undefined
        }
        onRemoved={() => setSelected(null)}
      />
    </div>
  );
}
