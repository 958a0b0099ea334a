import type { Field } from '@console/contracts/core/fields';
import { useMessages } from '@console/ui/messages';
import { StoredImage } from '@console/ui/upload';
import { FieldValue } from '@console/ui/value';
import { messages } from './messages.ts';

/** A value of an entry as the public sees it; pictures are shown. */
export function Value({
  field,
  value,
  title,
}: {
  readonly field: Field;
  readonly value: unknown;
  readonly title: string;
}) {
  const t = useMessages(messages);
  const isEmpty = value == null || value === '' || (Array.isArray(value) && value.length === 0);
  if (isEmpty) return <em>{t('empty')}</em>;
  if (field.image || field.images)
    return (
      <span className="content-pictures">
        {([value].flat() as unknown as readonly string[]).map((fileId) => (
          <StoredImage key={fileId} fileId={fileId} alt={title} width={240} />
        ))}
      </span>
    );
  return <FieldValue field={field} value={value} />;
}
