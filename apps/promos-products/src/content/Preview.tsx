import { titleOf } from '@console/contracts/core/titles';
import type { Entry } from '@console/contracts/promos-products/content/document';
import { useMessages, useText } from '@console/ui/messages';
import type { PageDocument } from './document-of.ts';
import { labelOf } from './label-of.ts';
import { messages } from './messages.ts';
import { Value } from './Value.tsx';

interface PreviewProps {
  readonly page: PageDocument;
  readonly part: string;
  readonly entry: Entry;
  /** The fields that the public sees below the name. */
  readonly fields: readonly string[];
}

/** An entry as the public sees it. */
export function Preview({ page, part, entry, fields }: PreviewProps) {
  const t = useMessages(messages);
  const text = useText();
  const declared = page.document.parts[part]!;
  return (
    <section className="panel" aria-label={t('preview')}>
      <h2>{t('preview')}</h2>
      <h3>{labelOf(declared, entry, text) || t('untitled')}</h3>
      {fields.map((field) => {
        const title = text(titleOf(page.resources[part]!, field));
        const isEmpty = [entry[field] ?? []].flat().length === 0;
        return isEmpty ? null : (
          <Value key={field} field={declared.fields[field]!} value={entry[field]} title={title} />
        );
      })}
    </section>
  );
}
