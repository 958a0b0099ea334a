import { placeKindOptions, type CardPlace } from '@console/contracts/cards/history';
import { useText } from '@console/ui/messages';

/** A place in words: "Brankas cabang 13060 Depok". */
export function PlaceText({ place: { kind, name } }: { readonly place: CardPlace }) {
  const text = useText();
  const title = placeKindOptions.find(({ value }) => value === kind)!.title;
  return name === null ? text(title) : `${text(title)} ${name}`;
}
