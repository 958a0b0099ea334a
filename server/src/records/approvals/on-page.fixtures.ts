import { approvalCalls, type ApprovalDetail, type ApprovalRow } from '@console/contracts/platform/approvals';
import { pageMatching } from '@console/contracts/core/page-match';
import table from '@console/contracts/routes.json' with { type: 'json' };
import type { TestServer } from '../../../test/server.ts';
import type { Caller } from '../../platform/context.ts';

/** The listed pages, and those that a remote adds. */
const pages = [...table.routes, { path: '/card-replacements/:replacementId' }];

async function rowsOf(server: TestServer, caller: Caller, query: object): Promise<ApprovalRow[]> {
  const rows: ApprovalRow[] = [];
  for (let page = 1; ; page += 1) {
    const { result } = await server.call(approvalCalls.list, caller, { query: { ...query, page } });
    rows.push(...result.rows);
    if (rows.length >= result.total) return rows;
  }
}

/**
 * What the page of approvals says of something that a maker asked for and another person may decide.
 * @param module and `decision`: by which the page decides it
 */
export async function onPage(
  server: TestServer,
  { module, decision }: { readonly module: string; readonly decision: string },
  { maker, free: decider }: { readonly maker: Caller; readonly free: Caller },
) {
  const [made] = await rowsOf(server, maker, { box: 'made', module, state: ['PENDING'] });
  if (!made) return { made: false };
  const { secureId, version } = made;
  const idsOf = async (who: Caller) =>
    (await rowsOf(server, who, { box: 'decide', module })).map((row) => row.secureId);
  const detail = (await server.call(approvalCalls.detail, decider, { parameters: { secureId } }))
    .result as ApprovalDetail;
  const tried = await server.call(approvalCalls.preview, decider, {
    body: { decision, secureIds: [secureId], versions: { [secureId]: version } },
  });
  if (!tried.result) throw new Error(JSON.stringify(tried.body));
  const [refused] = tried.result.refused;
  const [after] = await rowsOf(server, maker, { box: 'made', module, state: ['PENDING'] });
  return {
    made: true,
    forOthers: (await idsOf(decider)).includes(secureId),
    forMaker: (await idsOf(maker)).includes(secureId),
    facts: detail.facts.length > 0,
    named: Boolean(
      detail.moduleTitle.id && detail.step?.id && pageMatching(pages, detail.page.split('?')[0]!) && detail.recordLabel,
    ),
    known: !['NOT_FOUND', 'STALE_VERSION', 'FORBIDDEN', 'PROOF_REQUIRED', 'VALIDATION'].includes(refused?.code ?? ''),
    untouched: after?.secureId === secureId && after.version === version,
  };
}

/** It is listed with its facts for others, never for its maker, and a preview changes nothing. */
export const onPageExpected = {
  made: true,
  forOthers: true,
  forMaker: false,
  facts: true,
  named: true,
  known: true,
  untouched: true,
};
