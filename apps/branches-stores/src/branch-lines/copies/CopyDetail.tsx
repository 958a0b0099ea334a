import { resourceApi } from '@console/api';
import { useCan, useSession } from '@console/auth';
import { branchCopies, type BranchCopy } from '@console/contracts/branches-stores/branch/copies';
import { addressOf, type Resource } from '@console/contracts/core/resource';
import { DecisionButtons } from '@console/ui/changes';
import { Button } from '@console/ui/core';
import { FactList } from '@console/ui/detail';
import { useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Part } from '@console/ui/page';
import { useOfficeWhy } from '@console/ui/why';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OfLine } from '../of-line.ts';
import { copyEndpoints } from './calls.ts';
import { CopyTable } from './CopyTable.tsx';
import { messages } from './messages.ts';

const facts = [
  'state',
  'sourceCode',
  'sourceName',
  'effectiveFrom',
  'rateCount',
  'feeCount',
  'reason',
  'madeBy',
  'madeAt',
  'decidedBy',
  'decidedAt',
  'note',
] as const;

interface CopyProps {
  readonly of: OfLine;
  readonly copy: BranchCopy;
}

/** The way by which the maker of a rejected copy proposes it again, as it was. */
function SentAgain({ of, copy: { state, editors, branchId, sourceId, effectiveFrom } }: CopyProps) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const resource = branchCopies[of.line];
  const can = useCan(resource.privilege);
  const { username } = useSession();
  if (state !== 'REJECTED' || username === null || !editors.includes(username) || !can('create')) return null;
  const again = { sourceId, effectiveFrom };
  return (
    <>
      <Button
        variant="primary"
        onClick={() => navigate(addressOf(resource, 'create', { branchId }), { state: { again } })}
      >
        {t('again')}
      </Button>{' '}
    </>
  );
}

/** What a second person decides, and what the maker takes back. */
function Decisions({ of, copy }: CopyProps) {
  const t = useMessages(messages);
  const office = useOfficeWhy({ writtenBy: 'above-branch' });
  const { username } = useSession();
  const calls = copyEndpoints(of);
  const { data: shown } = calls.rows.useQuery({ parameters: { secureId: copy.secureId }, query: { page: 1 } });
  if (copy.state !== 'WAITING') return null;
  return (
    <>
      <DecisionButtons
        resource={branchCopies[of.line]}
        request={copy}
        subject={copy.copyNo}
        isMaker={username !== null && copy.editors.includes(username)}
        calls={calls}
        titles={{ approve: t('approve'), reject: t('reject'), withdraw: t('withdraw') }}
        texts={{ approve: t('approveText') }}
        warnings={shown?.warnings ?? []}
        why={office}
      />{' '}
    </>
  );
}

function CopiedRows({ of, secureId }: { readonly of: OfLine; readonly secureId: string }) {
  const id = useId();
  const t = useMessages(messages);
  const read = useText();
  const [page, setPage] = useState(1);
  const reading = copyEndpoints(of).rows.useQuery({ parameters: { secureId }, query: { page } });
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{t('rows')}</h2>
      <Part of={reading}>
        {(shown) => (
          <>
            {shown.warnings.length > 0 && (
              <>
                <h3>{t('warnings')}</h3>
                <ul>
                  {shown.warnings.map(({ code, text }) => (
                    <li key={code}>{read(text)}</li>
                  ))}
                </ul>
              </>
            )}
            <CopyTable label={t('rows')} shown={shown} onPage={setPage} />
          </>
        )}
      </Part>
    </section>
  );
}

interface CopyDetailProps {
  readonly of: OfLine;
  readonly branchId: string;
  readonly secureId: string;
}

/** One copy with its rows, and the decision on it. */
export function CopyDetail({ of, branchId, secureId }: CopyDetailProps) {
  const id = useId();
  const t = useMessages(messages);
  const resource = branchCopies[of.line];
  const reading = resourceApi(resource as unknown as Resource).useDetailQuery(secureId);
  return (
    <Part of={reading as never}>
      {(copy: BranchCopy) => (
        <>
          <section className="panel" aria-labelledby={id}>
            <h2 id={id}>{copy.copyNo}</h2>
            <FactList resource={resource as unknown as Resource} fields={facts} record={copy as never} />
            <p>
              <Decisions of={of} copy={copy} />
              <SentAgain of={of} copy={copy} />
              <PageLink className="button" to={addressOf(resource, 'list', { branchId })}>
                {t('back')}
              </PageLink>
            </p>
          </section>
          <CopiedRows key={copy.version} of={of} secureId={secureId} />
        </>
      )}
    </Part>
  );
}
