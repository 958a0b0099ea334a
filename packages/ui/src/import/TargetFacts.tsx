import type { Field } from '@console/contracts/core/fields';
import type { ImportJob } from '@console/contracts/platform/imports';
import { useText } from '../messages/index.ts';
import { FieldValue } from '../value/index.ts';

interface TargetProps {
  readonly job: ImportJob;
}

/** What a file was uploaded for; nothing for imports without a target. */
export function TargetFacts({ job: { targetFacts = [] } }: TargetProps) {
  const text = useText();
  if (targetFacts.length === 0) return null;
  return (
    <dl className="facts">
      {targetFacts.map(({ name, title, field, value }) => (
        <div key={name}>
          <dt>{text(title)}</dt>
          <dd>
            <FieldValue field={field as Field} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same in one line, without what is only switched on or off. */
export function TargetLine({ job: { targetFacts = [] } }: TargetProps) {
  const said = targetFacts.filter(({ field, value }) => field.kind !== 'flag' && (value !== null || field.emptyMeans));
  return said.map(({ name, field, value }, index) => (
    <span key={name}>
      {index > 0 && ' · '}
      <FieldValue field={field as Field} value={value} />
    </span>
  ));
}
