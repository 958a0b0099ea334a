import { useId } from 'react';

/** A choice of one of few, each with its words. */
export function Choice<Value extends string>({
  legend,
  values,
  value,
  titleOf,
  onChange,
}: {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly titleOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      {values.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} /> {titleOf(each)}
        </label>
      ))}
    </fieldset>
  );
}
