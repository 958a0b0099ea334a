import type { Difference } from '@console/contracts/core/differences';
import type { Field } from '@console/contracts/core/fields';
import { useText } from '../messages/index.ts';
import { FieldValue } from '../value/index.ts';
import './gist.css';

export interface GistProps {
  readonly gist: readonly Difference[];
  /** Of a new record there is nothing before. */
  readonly isNew: boolean;
}

/**
 * What a change is about, in one line: the fields that tell most, before and after.
 * @example
 * <Gist gist={row.gist} isNew={row.action === 'create'} />
 */
export function Gist({ gist, isNew }: GistProps) {
  const text = useText();
  return gist.map(({ name, title, field, before, after }) => {
    const shown = (value: unknown) => <FieldValue field={field as Field} value={value} />;
    return (
      <span key={name} className="gist">
        {text(title)}{' '}
        {!isNew && (
          <>
            <del>{shown(before)}</del> →{' '}
          </>
        )}
        <ins>{shown(after)}</ins>
      </span>
    );
  });
}
