import { ChosenInput, listOfCode } from '../../lov/index.ts';
import type { InputProps } from '../declaration.ts';
import { TextInput } from './TextInput.tsx';

/** The input of a code: chosen from the list that another field says, typed where that has none. */
export function CodeInput(props: InputProps) {
  const list = listOfCode(props.field, props.values);
  return list ? <ChosenInput key={list} {...props} path={list} by="code" /> : <TextInput {...props} />;
}
