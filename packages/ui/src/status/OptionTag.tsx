import type { Option } from '@console/contracts/core/fields';
import { Tag } from '../core/index.ts';
import { useText } from '../messages/index.ts';

/** One of a fixed list in words, and in its colour where the contract gives it one: the states of records. */
export function OptionTag({ value, options }: { readonly value: string; readonly options: readonly Option[] }) {
  const text = useText();
  const option = options.find((each) => each.value === value);
  const word = option ? text(option.title) : value;
  return option?.colour ? <Tag colour={option.colour}>{word}</Tag> : word;
}
