import type { Resource } from '@console/contracts/core/resource';
import { referredBy } from '@console/contracts/core/reference';
import { titleOf } from '@console/contracts/core/titles';
import { useText } from '../messages/index.ts';
import type { Field } from '@console/contracts/core/fields';
import { CopyButton } from '../copy/index.ts';
import { RecordStatus } from '../status/index.ts';
import { ReferredLink } from '../reference/index.ts';
import { FieldValue } from '../value/index.ts';
import { fieldOf, type DetailField, type DetailRecord } from './declaration.ts';
import { useShownFields } from './shown-fields.ts';

const wideKinds = new Set(['paragraph', 'richText', 'image', 'references']);

/** Long texts and tables take a whole row: a table beside three other facts would break its words. */
const isWide = ({ kind, sheet }: Field): boolean => wideKinds.has(kind) || sheet !== undefined;

/** Kinds of numbers that people paste elsewhere. */
const numbers: ReadonlySet<string> = new Set(['card', 'code', 'digits']);

const isNumber = (name: string, { kind }: Field): boolean =>
  numbers.has(kind) || (kind === 'text' && /(?:No|Number)$/.test(name));

/** A masked number is not worth copying. */
const isCopied = (value: unknown): value is string => typeof value === 'string' && value !== '' && !value.includes('*');

/**
 * Shows fields of a record with their titles, each formatted by its kind. Fields that this person may not see are left
 * out.
 * @example
 * <FactList resource={cardTypes} record={record} fields={['code', 'name', { name: 'note', wide: true }]} />
 */
export function FactList<R extends DetailRecord>({
  resource,
  fields,
  record,
}: {
  readonly resource: Resource;
  readonly fields: readonly (string | DetailField<R>)[];
  readonly record: R;
}) {
  const text = useText();
  const entries = useShownFields(resource)(fields, record);
  return (
    <dl className="facts">
      {entries.map(({ name, title, render, wide }) => {
        const field = fieldOf(resource, name);
        const value = record[name];
        const referred = referredBy(record, name);
        return (
          <div key={name} className={(wide ?? isWide(field)) ? 'fact-wide' : undefined}>
            <dt>{text(title ?? titleOf(resource, name))}</dt>
            <dd>
              {render ? (
                render(record)
              ) : name === 'status' && typeof value === 'string' ? (
                <RecordStatus resource={resource} status={value} />
              ) : referred ? (
                <ReferredLink target={field.target} secureId={value} referred={referred} />
              ) : (
                <>
                  <FieldValue field={field} value={value} />
                  {isNumber(name, field) && isCopied(value) && (
                    <CopyButton title={text(title ?? titleOf(resource, name))} value={value} />
                  )}
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
