import { resourceApi } from '@console/api';
import { cardDesigns, designStates } from '@console/contracts/cards/card-design';
import { cardDesign } from '@console/contracts/routes/modules';
import { Button, Spin } from '@console/ui/core';
import { recordAddress } from '@console/ui/crud';
import { useErrorText } from '@console/ui/feedback';
import { common, useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { OptionTag } from '@console/ui/status';
import { LazyStoredImage } from '@console/ui/upload';
import { messages } from './messages.ts';
import './card-design.css';

/** All designs as pictures; at most a hundred, many more than are in use. */
export function Gallery() {
  const { data, error, refetch } = resourceApi(cardDesigns).useListQuery({ size: 100 });
  const t = useMessages(messages);
  const words = useMessages(common);
  const failure = useErrorText();
  if (!data)
    return error ? (
      <p role="alert">
        {failure(error)} <Button onClick={() => refetch()}>{words('retry')}</Button>
      </p>
    ) : (
      <Spin />
    );
  return (
    <>
      <ul className="design-grid">
        {data.rows.map((design) => (
          <li key={design.secureId}>
            <PageLink to={recordAddress(cardDesign.pages.detail, design.secureId)}>
              <LazyStoredImage fileId={design.frontImage} className="design-picture" />
              <strong>{design.name}</strong>
              <span className="design-line">
                {design.references.cardTypeId?.name}, {design.edition}{' '}
                <OptionTag value={design.state} options={designStates} />
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      <p>{t('all', { shown: data.rows.length, total: data.total })}</p>
    </>
  );
}
