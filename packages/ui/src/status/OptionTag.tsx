import type { Option } from '@console/contracts/core/fields';
import { Tag } from '../core/index.ts';
import { useText } from '../messages/index.ts';

/**
 * The title of an option, as a coloured tag where the contract gives it a colour, such as the states of records.
 * @example
 * <OptionTag value={card.state} options={cardStates} />
 */
export function OptionTag({ value, options }: { readonly value: string; readonly options: readonly Option[] }) {
  const text = useText();
  const option = options.find((each) => each.value === value);
  const word = option ? text(option.title) : value;
  return option?.colour ? <Tag colour={option.colour}>{word}</Tag> : word;
}
