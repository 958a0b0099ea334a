import { servedOutlets } from '@console/contracts/branches-stores/sales-force/outlets';
import { useMessages, useText } from '@console/ui/messages';
import { messages } from './messages.ts';
import type { MappingRegister } from './register.ts';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The texts of the pages, with what the outlets of the line are called. */
export function useWords({ line }: MappingRegister) {
  const t = useMessages(messages);
  const text = useText();
  const { one, several } = servedOutlets[line];
  return { t, text, outlet: text(one), outlets: text(several), Outlets: capitalised(text(several)) };
}
