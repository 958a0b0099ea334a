import type { Entry } from '@console/contracts/promos-products/content/document';
import { Button } from '@console/ui/core';
import { useMessages, useText } from '@console/ui/messages';
import { useRef, useState, type ReactNode } from 'react';
import type { PageDocument } from './document-of.ts';
import { labelOf } from './label-of.ts';
import { messages } from './messages.ts';

interface EntryListProps {
  readonly page: PageDocument;
  readonly part: string;
  /** The entries that are shown, in their order. */
  readonly entries: readonly Entry[];
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  /** Moves an entry before another one, or behind it; undefined where the order may not be changed. */
  readonly onMove?: ((id: string, to: string) => void) | undefined;
  readonly emptyText: string;
  /** Said beside the name of an entry, such as its number of questions. */
  readonly beside?: (entry: Entry) => ReactNode;
}

/** Entries by name: chosen by a press, moved by dragging or by the buttons beside them. */
export function EntryList({ page, part, entries, selected, onSelect, onMove, emptyText, beside }: EntryListProps) {
  const t = useMessages(messages);
  const text = useText();
  const declared = page.document.parts[part]!;
  const dragged = useRef<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const nameOf = (entry: Entry) => labelOf(declared, entry, text) || t('untitled');
  const move = (entry: Entry, to: number) => {
    const target = entries[to];
    if (!target || !onMove) return;
    onMove(entry.id, target.id);
    setAnnouncement(t('moved', { name: nameOf(entry), position: to + 1 }));
  };
  return (
    <>
      {entries.length === 0 && <p>{emptyText}</p>}
      <ul className="content-entries" aria-label={text(declared.title)}>
        {entries.map((entry, at) => (
          // Dragging is a further way: the buttons beside the name do the same by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={entry.id}
            draggable={onMove !== undefined}
            onDragStart={() => {
              dragged.current = entry.id;
            }}
            onDragOver={(event) => {
              if (dragged.current === null || !onMove) return;
              event.preventDefault();
              if (dragged.current !== entry.id) onMove(dragged.current, entry.id);
            }}
            onDragEnd={() => {
              dragged.current = null;
            }}
          >
            <Button
              variant="quiet"
              className="content-entry"
              aria-pressed={entry.id === selected}
              onClick={() => onSelect(entry.id)}
            >
              {nameOf(entry)} {beside?.(entry)}
            </Button>
            {onMove && (
              <span className="content-moves">
                <Button
                  variant="quiet"
                  aria-label={t('up', { name: nameOf(entry) })}
                  disabled={at === 0}
                  onClick={() => move(entry, at - 1)}
                >
                  ↑
                </Button>
                <Button
                  variant="quiet"
                  aria-label={t('down', { name: nameOf(entry) })}
                  disabled={at === entries.length - 1}
                  onClick={() => move(entry, at + 1)}
                >
                  ↓
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <output className="visually-hidden">{announcement}</output>
    </>
  );
}
