import { releaseCalls, releasePrivilege } from '@console/contracts/platform/releases/calls';
import { changeActions, type Change } from '@console/contracts/platform/releases/changes';
import { changeNames, type Proposal } from '@console/contracts/platform/releases/state';
import type { Fact } from '@console/contracts/platform/approvals';
import { text } from '@console/contracts/core/text';
import { sql } from 'kysely';
import { othersMade } from '../../people/stand-in/absent.ts';
import type { Services } from '../../platform/services.ts';
import type { ApprovalSource, Waiting, Which } from '../../records/approvals/source.ts';
import { auditModule } from '../audit-module.ts';

const step = text('Rilis untuk semua', 'Release for everybody');
const titles = {
  change: text('Perubahan', 'Change'),
  version: text('Rilis', 'Release'),
  stable: text('Stabil', 'Stable'),
  pinned: text('Dipatok', 'Pinned'),
  canary: text('Canary (persen)', 'Canary (percent)'),
};
/** Changes that may wait for a second person. */
const waiting = changeNames.filter((name): name is Change => releaseCalls[name as Change]?.secondPerson !== undefined);
const maker = sql`coalesce(r.proposal->>'person', r.proposal->>'by')`;
/** Remotes have names; the page of approvals has ids. */
const digest = sql`md5('remote ' || r.id)`;
/** Marked as one of version 4, as clients expect. */
const id = sql<string>`overlay(overlay(${digest} placing '4' from 13) placing 'a' from 17)::uuid`;

/** What the same change says again: its result is compared with the proposal. */
function bodyOf({ change, version, after }: Proposal): object {
  if (change === 'canary') return { ...after.canary, again: true };
  if (change === 'policy') return { secondPerson: after.secondPerson };
  if (change === 'undo') return {};
  return { version, ...(change === 'promote' ? { again: true } : {}) };
}

/** Proposals for releases that wait for a second person: the same change by somebody else makes them. */
export const waitingProposals = ({ db, now }: Services): ApprovalSource => {
  const conditions: Readonly<Record<Which, ApprovalSource['select']>> = {
    decide: (caller) => sql`r.proposal is not null and ${othersMade(sql`array[${maker}]`, caller, now())}`,
    made: ({ username }) => sql`r.proposal is not null and ${maker} = ${username}`,
    waiting: () => sql`r.proposal is not null`,
    any: () => sql`true`,
  };
  const proposalOf = async (of: string) => {
    const { rows } = await sql<{ id: string; proposal: Proposal | null }>`
      select r.id, r.proposal from release_remote r where ${id} = ${of}::uuid`.execute(db);
    return rows[0]!;
  };
  return {
    module: auditModule,
    title: text('Rilis Remote', 'Remote releases'),
    privilege: releasePrivilege,
    decisions: {
      approve: {
        calls: waiting.map((name) => releaseCalls[name]),
        async callFor({ id: of, version: stateVersion, reason }, note) {
          const { id: remote, proposal } = await proposalOf(of);
          const call = releaseCalls[(proposal?.change ?? 'promote') as Change];
          const given = proposal ? bodyOf(proposal) : {};
          return { call, parameters: { remote }, body: { ...given, stateVersion, reason: note ?? reason } };
        },
      },
    },
    appliesTo: (caller) => waiting.some((name) => caller.can(releasePrivilege, changeActions[name])),
    select: (caller, which) => sql`select ${id} as id, (r.proposal->>'at')::timestamptz as at,
      ${auditModule}::text as module from release_remote r where ${conditions[which](caller, which)}`,
    async read(_db, _caller, ids) {
      const { rows } = await sql<{
        id: string;
        remote: string;
        version: number;
        proposal: Proposal | null;
        by: string;
        name: string | null;
        changed_at: string;
      }>`
        select ${id} as id, r.id as remote, r.state_version as version, r.proposal, r.changed_at, u.name,
          coalesce(${maker}, r.changed_by) as by
        from release_remote r left join app_user_view u on u.username = ${maker}
        where ${id} = any(${ids}::uuid[])`.execute(db);
      return rows.map(({ remote, version, proposal, by, name, ...row }): Waiting => ({
        id: row.id,
        version,
        label: remote,
        step,
        makers: [by],
        by: { username: by, name: name ?? by, at: proposal?.at ?? row.changed_at },
        reason: proposal?.reason ?? '',
        page: `/platform/remotes/${remote}`,
        recordId: null,
      }));
    },
    async facts(_context, document) {
      const { proposal } = await proposalOf(document.id);
      if (!proposal) return [];
      const { stable, pinned, canary } = proposal.after;
      const values = {
        change: proposal.change,
        version: proposal.version,
        stable,
        pinned,
        canary: canary?.share ?? null,
      };
      return Object.entries(values).map(([name, value]): Fact => ({
        name,
        title: titles[name as keyof typeof titles],
        field: { kind: typeof value === 'number' ? 'integer' : 'text' },
        value,
      }));
    },
  };
};
