import { documentKindOptions, type CardDocumentView } from '@console/contracts/cards/history';
import { useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';

/** A document of a card by its number, linked if the user may open it. */
export function DocumentLink({ document: { kind, no, path } }: { readonly document: CardDocumentView }) {
  const text = useText();
  const title = documentKindOptions.find(({ value }) => value === kind)?.title;
  return (
    <>
      {title ? `${text(title)} ` : ''}
      {path ? <PageLink to={path}>{no}</PageLink> : no}
    </>
  );
}
