import type { InheritedLimits } from '@console/contracts/products/product';
import type { Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { useMessages, useText } from '@console/ui/messages';
import { PlainTable } from '@console/ui/page';
import { FieldValue } from '@console/ui/value';
import { messages } from './messages.ts';

type Name = keyof InheritedLimits;

/** The limits of a product: its own, those of its group or line of business, and which of them holds. */
export function Limits({
  resource,
  record,
  names,
}: {
  readonly resource: Resource;
  readonly record: object;
  readonly names: readonly Name[];
}) {
  const t = useMessages(messages);
  const text = useText();
  const values = record as Readonly<Record<string, unknown>>;
  const limits = values['limits'] as InheritedLimits | null;
  const shown = (name: Name, value: unknown) =>
    value == null ? (
      '-'
    ) : (
      <FieldValue field={resource.fields[name]!} value={name === 'tenorMax' ? Number(value) : value} />
    );
  return (
    <PlainTable
      label={t('limits')}
      rows={names}
      keyOf={(name) => name}
      columns={[
        { title: t('limit'), of: (name) => text(titleOf(resource, name)), isHead: true },
        {
          title: t('inherited'),
          of: (name) => {
            const above = limits?.[name];
            return (
              <>
                {shown(name, above?.value)}{' '}
                {above && <span className="quiet">({t(above.from === 'GROUP' ? 'group' : 'lob')})</span>}
              </>
            );
          },
        },
        { title: t('own'), of: (name) => shown(name, values[name]) },
        {
          title: t('holds'),
          of: (name) => {
            const holds = values[name] ?? limits?.[name]?.value;
            return holds == null ? t('free') : shown(name, holds);
          },
        },
      ]}
    />
  );
}
