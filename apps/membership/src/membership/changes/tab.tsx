import type { Columns } from '@console/ui/list';
import { text } from '@console/contracts/core/text';
import { memberChanges, type MemberChange } from '@console/contracts/membership/member-change';
import type { Member } from '@console/contracts/membership/membership';
import { childTab } from '@console/ui/children';
import type { DetailTab } from '@console/ui/detail';
import { Decisions } from './Decisions.tsx';
import { Sections } from './Sections.tsx';
import { Side } from './Side.tsx';

const columns: Columns<MemberChange> = [
  { field: 'state', width: 260, render: (change: MemberChange) => <Decisions change={change} /> },
  { field: 'section', second: 'madeAt' },
  { field: 'before', width: 260, render: (change: MemberChange) => <Side change={change} side="before" /> },
  { field: 'after', width: 260, render: (change: MemberChange) => <Side change={change} side="after" /> },
  { field: 'reason', second: 'note' },
  'maker',
  { field: 'decidedBy', second: 'decisionNote' },
];
const shown = {
  routes: { module: 'membership', privilege: memberChanges.privilege, pages: {} },
  title: text('Perubahan data', 'Changes'),
  columns,
};
const list = childTab(memberChanges, { ...shown, parent: 'memberId' });

/** Changes of an escrow account: what waits for a decision, and what was decided. */
export const accountChangesTab = childTab(memberChanges, { ...shown, parent: 'escrowId' });

/** Changes of a member's data: what may be changed, above what was changed and waits for a decision. */
export const changesTab: DetailTab<{ readonly secureId: string }> = {
  ...list,
  content: (member) => (
    <>
      <Sections member={member as Member} />
      {list.content(member)}
    </>
  ),
};
