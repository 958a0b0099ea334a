import { titleOf } from '@console/contracts/core/titles';
import { changesBetween, type EntryChange } from '@console/contracts/promos-products/content/changes';
import type { Content } from '@console/contracts/promos-products/content/document';
import { Tag } from '@console/ui/core';
import { useMessages, useText } from '@console/ui/messages';
import type { PageDocument } from './document-of.ts';
import { labelOf } from './label-of.ts';
import { messages } from './messages.ts';
import { Value } from './Value.tsx';

const marks = {
  added: ['added', 'success'],
  removed: ['removed', 'error'],
  changed: ['changed', 'info'],
  moved: ['movedMark', 'neutral'],
} as const;

function Changed({ page, change }: { readonly page: PageDocument; readonly change: EntryChange }) {
  const t = useMessages(messages);
  const text = useText();
  const part = page.document.parts[change.part]!;
  const [word, colour] = marks[change.kind];
  const entry = (change.after ?? change.before)!;
  const fields =
    change.kind === 'added'
      ? Object.keys(part.fields).map((field) => ({ field, before: undefined, after: entry[field] }))
      : change.fields;
  return (
    <li>
      <h3>
        {labelOf(part, entry, text) || t('untitled')} <Tag colour={colour}>{t(word)}</Tag>{' '}
        <small>{text(part.title)}</small>
      </h3>
      {fields.map(({ field, before, after }) => {
        const title = text(titleOf(page.resources[change.part]!, field));
        const rule = part.fields[field]!;
        return (
          <div key={field} className="content-changed">
            <h4>{title}</h4>
            <div className="content-sides">
              {change.kind !== 'added' && (
                <div role="group" aria-label={t('before')}>
                  <small>{t('before')}</small>
                  <Value field={rule} value={before} title={title} />
                </div>
              )}
              <div role="group" aria-label={t('after')}>
                <small>{t('after')}</small>
                <Value field={rule} value={after} title={title} />
              </div>
            </div>
          </div>
        );
      })}
    </li>
  );
}

/** How a content differs from an earlier one, entry by entry. */
export function Difference({
  page,
  before,
  after,
}: {
  readonly page: PageDocument;
  readonly before: Content | null;
  readonly after: Content;
}) {
  const t = useMessages(messages);
  const changes = changesBetween(page.document, before ?? {}, after);
  if (changes.length === 0) return <p>{t('same')}</p>;
  return (
    <ul className="content-changes">
      {changes.map((change) => (
        <Changed key={`${change.part} ${change.id}`} page={page} change={change} />
      ))}
    </ul>
  );
}
