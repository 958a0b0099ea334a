import { queryEndpoint } from '@console/api';
import { comparisonCalls } from '@console/contracts/branches-stores/outlet/duplicates';
import { Spin } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { Merge } from './Merge.tsx';
import { Lookalikes, type ComparedOutlet, type RegisterProps } from './Lookalikes.tsx';
import { messages } from './messages.ts';

/** What the tab shows of an outlet of any line. */
export interface StoredOutlet extends ComparedOutlet {
  readonly secureId: string;
  readonly version: number;
  readonly name: string;
  readonly state: string;
  readonly duplicateNote: string | null;
  readonly references: { readonly branchId?: { readonly code: string; readonly name: string } | null };
}

/** Outlets that look like one, side by side with it, and what was decided about them. */
export function LookalikesTab({ outlet, line, resource }: RegisterProps & { readonly outlet: StoredOutlet }) {
  const t = useMessages(messages);
  const { currentData: alike, error } = queryEndpoint(comparisonCalls[line]).useQuery({
    parameters: { secureId: outlet.secureId },
  });
  if (error !== undefined) return <p role="alert">{t('failed')}</p>;
  if (!alike) return <Spin />;
  const merge = outlet.state !== 'closed' && (
    <Merge
      resource={resource}
      outlet={outlet}
      alike={alike.filter((each) => each.line === line && each.address !== null)}
    />
  );
  if (alike.length === 0)
    return (
      <>
        <p>{t('noAlike')}</p>
        {merge}
      </>
    );
  const { branchId } = outlet.references;
  return (
    <section className="panel">
      <h2>{t('alikeOf', { name: outlet.name })}</h2>
      {outlet.duplicateNote && <p>{outlet.duplicateNote}</p>}
      <Lookalikes
        line={line}
        resource={resource}
        compared={{ ...outlet, branch: branchId ? `${branchId.code} ${branchId.name}` : undefined }}
        alike={alike}
      />
      {merge}
    </section>
  );
}
