import { Button, useDebounced } from '@console/ui/core';
import { Dialog } from '@console/ui/dialogs';
import { searchedText } from '@console/ui/formats';
import { common, useMessages } from '@console/ui/messages';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { pendingRemotes, readRecordOf } from '../federation/registry/registry.ts';
import type { Entry } from './entries.ts';
import { messages } from './messages.ts';
import { RecordSource } from './RecordSource.tsx';
import { Results } from './Results.tsx';
import type { EarlyKeys } from './use-early-keys.ts';
import { usePalette } from './use-palette.ts';
import './palette.css';

interface PaletteProps {
  /** What was typed while the code was loading. */
  readonly early?: EarlyKeys;
  readonly onClose: () => void;
}

/** Finds pages, actions and records by a few letters, with the keyboard alone (WAI-ARIA combobox with a list box). */
export default function Palette({ early, onClose }: PaletteProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState(early?.text ?? '');
  const [isEntered, setEntered] = useState(early?.isEntered ?? false);
  const [active, setActive] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const typed = searchedText(text);
  const settled = useDebounced(typed);
  const { groups, sources, onFound, searching, failed, tooShort } = usePalette(text);
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.min(active, entries.length - 1);
  const isSettled = settled === typed;

  // What can be found of a remote is in its record.
  useEffect(() => pendingRemotes().forEach((remote) => void readRecordOf(remote)), []);
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);

  const choose = (entry: Entry) => {
    onClose();
    if (entry.to !== undefined) void navigate(entry.to);
    entry.run?.();
  };
  const enter = useEffectEvent(() => entries[0] && choose(entries[0]));
  const isEnterDue = isEntered && entries.length > 0;
  useEffect(() => {
    if (isEnterDue) enter();
  }, [isEnterDue]);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined && entries.length > 0) setActive((at + move + entries.length) % entries.length);
    else if (event.key === 'Enter' && entries[at]) choose(entries[at]);
    else return;
    event.preventDefault();
  };
  const everySource = sources.length > 0 && failed.length === sources.length;
  // When a search failed, "nothing found" would be wrong.
  const nothing = failed.length > 0 ? '' : t('nothing');
  const announcement = searching
    ? t('searching')
    : entries.length > 0
      ? t('counted', { count: entries.length })
      : nothing;
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      width={640}
      closesAtOnce
      footer={<p className="palette-keys">{t('keys')}</p>}
    >
      <input
        type="text"
        role="combobox"
        className="input palette-input"
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        value={text}
        placeholder={t('placeholder')}
        aria-label={t('title')}
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={entries[at] ? `${id}-${at}` : undefined}
        onChange={({ target }) => {
          setText(target.value);
          setEntered(false);
          setActive(0);
        }}
        onKeyDown={press}
      />
      {isSettled &&
        sources.map((route) => (
          <RecordSource key={`${route.path} ${attempt}`} route={route} text={settled} onFound={onFound} />
        ))}
      <div className="palette-results">
        <output className="palette-note">
          {announcement}
          {tooShort && ` · ${t('more')}`}
        </output>
        {failed.length > 0 && (
          <div className="palette-failed">
            <span role="alert">{everySource ? t('failedAll') : t('failed', { titles: failed.join(', ') })}</span>
            <Button variant="link" onClick={() => setAttempt(attempt + 1)}>
              {words('retry')}
            </Button>
          </div>
        )}
        <Results id={id} label={t('results')} groups={groups} active={at} onChoose={choose} />
      </div>
    </Dialog>
  );
}
