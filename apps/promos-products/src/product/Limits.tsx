import type { InheritedLimits } from '@console/contracts/products/product';
import type { Resource } from '@console/contracts/core/resource';
import { titleOf } from '@console/contracts/core/titles';
import { useMessages, useText } from '@console/ui/messages';
import { ScrollTable } from '@console/ui/page';
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
    <ScrollTable label={t('limits')}>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('limit')}</th>
            <th scope="col">{t('inherited')}</th>
            <th scope="col">{t('own')}</th>
            <th scope="col">{t('holds')}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => {
            const above = limits?.[name] ?? null;
            const holds = values[name] ?? above?.value;
            return (
              <tr key={name}>
                <th scope="row">{text(titleOf(resource, name))}</th>
                <td>
                  {shown(name, above?.value)}{' '}
                  {above && <span className="quiet">({t(above.from === 'GROUP' ? 'group' : 'lob')})</span>}
                </td>
                <td>{shown(name, values[name])}</td>
                <td>{holds == null ? t('free') : shown(name, holds)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollTable>
  );
}
