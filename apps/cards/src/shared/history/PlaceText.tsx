import { placeKindOptions, type CardPlace } from '@console/contracts/cards/history';
import { useMessages, useText } from '@console/ui/messages';
import { messages } from './messages.ts';

/** A place as text: "Brankas cabang 13060 Depok", "Dalam perjalanan ke 13060 Depok". */
export function PlaceText({ place: { kind, name } }: { readonly place: CardPlace }) {
  const t = useMessages(messages);
  const text = useText();
  const title = text(placeKindOptions.find(({ value }) => value === kind)!.title);
  if (name === null) return title;
  return kind === 'TRANSIT'
    ? t('headingFor', { name })
    : kind === 'UNKNOWN'
      ? t('lastAt', { name })
      : `${title} ${name}`;
}
