import { alone } from './alone.ts';
import type { InputProps } from '../form/declaration.ts';
import { useText } from '../messages/index.ts';
import { LovInput } from './LovInput.tsx';

const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? (value as string[]) : typeof value === 'string' && value !== '' ? [value] : [];

interface ChosenProps extends InputProps {
  readonly path: string;
  readonly by: 'secureId' | 'code';
}

/** Chooses records from a list of values, by id or by code. */
export function ChosenInput({ path, by, ...props }: ChosenProps) {
  const text = useText();
  const several = props.field.kind === 'references';
  const { emptyMeans } = props.field;
  return (
    <LovInput
      id={props.id}
      path={path}
      by={by}
      several={several}
      value={listOf(props.value)}
      parameters={{ ...props.field.lovParameters, ...props.lovParameters }}
      {...(emptyMeans ? { placeholder: text(emptyMeans) } : {})}
      disabled={props.disabled}
      invalid={props.invalid}
      required={props.required}
      describedBy={props.describedBy}
      onLeave={props.onLeave}
      // Without a choice a required field is refused; others must not be stored without the text that is no choice.
      onUnknown={several || !props.required ? props.onBusy : undefined}
      onChange={(chosen) => props.onChange(several ? chosen : (chosen[0] ?? null))}
    />
  );
}

/**
 * The input of fields that hold the secureId of other records.
 * @example
 * const field: FormField = { name: 'branchId', input: ReferenceInput };
 */
export const ReferenceInput = (props: InputProps) => <ChosenInput {...props} path={props.field.lov!} by="secureId" />;

/**
 * Makes an input for fields that hold the code of another record, such as an office code.
 * @param path list of values below the base `middle`
 * @example
 * const field: FormField = { name: 'officeCode', input: chosenByCode('branch/lov') };
 */
export function chosenByCode(path: string) {
  const CodeInput = (props: InputProps) => <ChosenInput {...props} path={path} by="code" />;
  alone.add(CodeInput);
  return CodeInput;
}
