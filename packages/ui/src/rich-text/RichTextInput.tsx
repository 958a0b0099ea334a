import { plainTextOf } from '@console/contracts/core/rich-text';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../core/index.ts';
import type { InputProps } from '../form/declaration.ts';
import { ariaOf } from '../form/inputs/aria.ts';
import { Counter } from '../form/inputs/Counter.tsx';
import { useMessages } from '../messages/index.ts';
import { hasForm, insertText, link, prepare, toggle, unlink, type Form } from './commands.ts';
import { LinkField } from './LinkField.tsx';
import { messages } from './messages.ts';
import { showHtml, typedHtml } from './typed-html.ts';
import '../value/value.css';
import './rich-text.css';

const forms = ['bold', 'italic', 'heading', 'bullets', 'numbers'] as const satisfies readonly Form[];
/** One sign each; that of numbers is drawn by the style sheet, so that it is no word beside the name. */
const signs: Readonly<Record<Form, string>> = { bold: 'B', italic: 'I', heading: 'H', bullets: '•', numbers: '' };

const linkAround = (node: Node | null | undefined): string =>
  (node instanceof Element ? node : node?.parentElement)?.closest('a')?.getAttribute('href') ?? '';

/** Text with headings, lists, emphasis and links: an editable part of the page with buttons for the forms. */
export default function RichTextInput(props: InputProps) {
  const { id, field, value, onChange, onLeave, disabled } = props;
  const t = useMessages(messages);
  const root = useRef<HTMLDivElement>(null);
  const written = useRef<unknown>(undefined);
  /** Where the cursor was in the text, for buttons that are pressed by keyboard. */
  const range = useRef<Range | null>(null);
  const [held, setHeld] = useState<readonly Form[]>([]);
  const [linked, setLinked] = useState<string | null>(null);

  // A value from elsewhere is shown: a kept draft, a record that was read again. What is typed here already stands.
  useLayoutEffect(() => {
    if (value === written.current || !root.current) return;
    written.current = value;
    showHtml(root.current, typeof value === 'string' ? value : '');
  }, [value]);

  useEffect(() => {
    const follow = () => {
      const selection = document.getSelection();
      if (!selection?.rangeCount || !root.current?.contains(selection.anchorNode)) return;
      range.current = selection.getRangeAt(0).cloneRange();
      setHeld(forms.filter(hasForm));
    };
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, []);

  const changed = () => {
    if (!root.current) return;
    const html = typedHtml(root.current);
    written.current = plainTextOf(html) === '' ? null : html;
    onChange(written.current);
  };
  const edit = (change: () => void) => {
    root.current?.focus();
    const selection = document.getSelection();
    if (range.current && selection) {
      selection.removeAllRanges();
      selection.addRange(range.current);
    }
    change();
    setHeld(forms.filter(hasForm));
    changed();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Browsers know a key for underlining, which is no form of this text.
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'u') event.preventDefault();
  };
  const setLink = (change: () => void) => {
    setLinked(null);
    edit(change);
  };
  return (
    <div className="rich-input">
      <div className="rich-tools" role="group" aria-label={t('tools')}>
        {forms.map((form) => (
          <Button
            key={form}
            variant="quiet"
            className={`rich-tool rich-${form}`}
            aria-label={t(form)}
            title={t(form)}
            aria-pressed={held.includes(form)}
            disabled={disabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => edit(() => toggle(form))}
          >
            <span aria-hidden="true">{signs[form]}</span>
          </Button>
        ))}
        <Button
          variant="quiet"
          aria-expanded={linked !== null}
          disabled={disabled}
          onClick={() => setLinked(linked === null ? linkAround(range.current?.startContainer) : null)}
        >
          {t('link')}
        </Button>
      </div>
      {linked !== null && (
        <LinkField
          id={id}
          address={linked}
          onApply={(address) => setLink(() => link(address))}
          onRemove={() => setLink(unlink)}
          onCancel={() => setLink(() => undefined)}
        />
      )}
      <span className="input-frame">
        <div
          {...ariaOf(props)}
          ref={root}
          className="input input-full rich-text rich-area"
          role="textbox"
          aria-multiline="true"
          aria-labelledby={`${id}-label`}
          aria-disabled={disabled}
          tabIndex={disabled ? -1 : 0}
          contentEditable={!disabled}
          suppressContentEditableWarning
          onFocus={prepare}
          onInput={changed}
          onBlur={onLeave}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            event.preventDefault();
            insertText(event.clipboardData.getData('text/plain'));
          }}
          onDrop={(event) => event.preventDefault()}
        />
        <Counter text={typeof value === 'string' ? plainTextOf(value) : ''} maximum={field.maximum} />
      </span>
    </div>
  );
}
