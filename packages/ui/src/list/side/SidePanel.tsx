import { resourceApi } from '@console/api';
import { Fragment, type ReactNode } from 'react';
import type { Resource } from '@console/contracts/core/resource';
import { Button, Spin, useDebounced } from '../../core/index.ts';
import { sectionsOf, type DetailRecord, type DetailSection } from '../../detail/declaration.ts';
import { FactSection } from '../../detail/FactSection.tsx';
import { Drawer } from '../../drawer/index.ts';
import { useErrorText } from '../../feedback/index.ts';
import { common, useMessages } from '../../messages/index.ts';
import { PageLink } from '../../navigation/index.ts';
import type { Row } from '../declaration.ts';
import { messages } from '../messages.ts';

type ListPanelContent = ((row: Row) => ReactNode) | undefined;

interface SidePanelProps {
  readonly resource: Resource;
  readonly row: Row;
  readonly label: string;
  /** The page of the record, where it has one. */
  readonly path: string | undefined;
  readonly sections: readonly DetailSection[] | undefined;
  /** What stands here instead of the sections. */
  readonly content?: ListPanelContent;
  readonly onClose: () => void;
}

function Facts({ resource, secureId, sections }: Pick<SidePanelProps, 'resource' | 'sections'> & { secureId: string }) {
  const words = useMessages(common);
  const errorText = useErrorText();
  const { currentData, error, refetch } = resourceApi(resource).useDetailQuery(secureId);
  if (currentData)
    return sectionsOf(resource, sections).map((section, index) => (
      // Sections have no other identity than their place.
      // oxlint-disable-next-line react/no-array-index-key
      <FactSection
        key={index}
        resource={resource}
        section={section}
        record={currentData as unknown as DetailRecord}
        place="side"
      />
    ));
  if (!error) return <Spin />;
  return (
    <div role="alert">
      <p>{errorText(error)}</p>
      <Button onClick={() => refetch()}>{words('retry')}</Button>
    </div>
  );
}

/** The record of the current row beside its list. It follows the row; Enter and its link open the whole page. */
export default function SidePanel({ resource, row, label, path, sections, content, onClose }: SidePanelProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  // Walking over rows by key reads the records it rests on.
  const secureId = useDebounced(row.secureId);
  return (
    <Drawer
      title={label}
      width={440}
      takesFocus={false}
      onClose={onClose}
      extra={
        path && (
          <PageLink to={path} className="button button-link" title={t('keyOpen')}>
            {words('open')}
          </PageLink>
        )
      }
    >
      {content ? (
        <Fragment key={row.secureId}>{content(row)}</Fragment>
      ) : (
        <Facts key={secureId} resource={resource} secureId={secureId} sections={sections} />
      )}
    </Drawer>
  );
}
