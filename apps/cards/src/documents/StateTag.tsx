import type { Option } from '@console/contracts/fields';
import type { Colour } from '@console/ui/formats';
import { useText } from '@console/ui/messages';
import { StatusTag } from '@console/ui/status';

/** The state of a document in its colour and in words. */
export function StateTag({ state, options, colours }: { readonly state: string; readonly options: readonly Option[]; readonly colours: Readonly<Record<string, Colour>> }) {
  const text = useText();
  const title = options.find(({ value }) => value === state)?.title;
  return <StatusTag status={state} colour={colours[state] ?? 'neutral'}>{title ? text(title) : state}</StatusTag>;
}
