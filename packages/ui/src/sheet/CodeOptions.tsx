import { useChoices } from '../lov/use-choices.ts';
import { labelOf } from '../lov/use-labels.ts';

interface CodeOptionsProps {
  readonly id: string;
  /** Path of the list of values. */
  readonly path: string;
  readonly typed: string;
}

/** The codes that a cell offers, found by code or name. */
export function CodeOptions({ id, path, typed }: CodeOptionsProps) {
  const { options = [] } = useChoices(path, undefined, typed);
  return (
    <datalist id={id}>
      {options.map((choice) => (
        <option key={choice.secureId} value={choice.code}>
          {labelOf(choice)}
        </option>
      ))}
    </datalist>
  );
}
