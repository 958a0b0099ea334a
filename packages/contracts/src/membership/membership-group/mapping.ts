import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { choice, date, digits, flag, line, options, paragraph } from '../../core/fields.ts';
import { defineResource, type RecordOf } from '../../core/resource.ts';
import { text } from '../../core/text.ts';
import { defineImport, importCalls } from '../../platform/imports.ts';

export const module = 'membership-group';
const privilege = `${module}:browse`;

export const groupRoles = options({ CHAIR: ['Ketua', 'Chair'], MEMBER: ['Anggota', 'Member'] });
export type GroupRole = (typeof groupRoles)[number]['value'];

/** Members that one call adds at most. */
export const mostAdded = 200;
const role = choice(groupRoles);
const note = paragraph({ maximum: 255, required: false });
const day = z.iso.date();
const reason = z.string().check(z.minLength(5), z.maxLength(255));

const outcome = z.object({
  memberId: z.uuid(),
  memberNo: z.string(),
  name: z.string(),
  /** Why the member was not added; `null` for members that were. */
  code: z.nullable(z.string()),
  message: z.nullable(z.string()),
});
export type AddOutcome = z.infer<typeof outcome>;

const candidate = z.object({ secureId: z.uuid(), code: z.string(), name: z.string() });

/** Row of a file of members of groups. */
export const mappingImport = defineImport({
  module,
  title: text('Anggota Grup', 'Members of groups'),
  upload: `${module}/import-mapping`,
  columns: {
    group_code: {
      title: text('Kode grup', 'Group code'),
      field: line({ minimum: 2, maximum: 20, pattern: /^[A-Z0-9_]+$/ }),
      key: true,
    },
    member_no: { title: text('No. member', 'Member no'), field: digits({ maximum: 10 }), key: true },
    role: { title: text('Peran', 'Role'), field: role },
    joined_date: { title: text('Bergabung', 'Joined'), field: date() },
    note: { title: text('Catatan', 'Note'), field: note },
  },
  example: {
    group_code: 'KOMUNITAS1',
    member_no: '1000000001',
    role: 'MEMBER',
    joined_date: { daysAhead: 0 },
    note: '',
  },
  apply: 'CHUNKED',
  maximumRows: 20_000,
  errors: {
    CHAIRS_IN_FILE: text(
      'Lebih dari satu ketua untuk grup ini di dalam file: baris {rows}',
      'More than one chair of this group in the file: rows {rows}',
    ),
  },
});

export const groupCalls = {
  add: call({
    name: `${module}.add`,
    audit: 'CREATE',
    method: 'POST',
    base: 'middle',
    path: `${module}/mapping/add`,
    access: { privilege, action: 'create' },
    idempotent: true,
    summary: 'Adds members to a group; says for each why it was not added',
    body: z.object({
      groupId: z.uuid(),
      memberIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(mostAdded)),
      role: z.enum(['CHAIR', 'MEMBER']),
      joinedDate: day,
      note: z.nullable(z.string().check(z.maxLength(255))),
    }),
    result: z.object({ added: z.int(), outcomes: z.array(outcome) }),
  }),
  end: call({
    name: `${module}.end`,
    method: 'PUT',
    base: 'middle',
    path: `${module}/mapping/end`,
    access: { privilege, action: 'update' },
    summary: 'Ends a membership of a group on a day, with a reason',
    body: z.object({ secureId: z.uuid(), version: z.int(), leftDate: day, reason }),
    result: z.object({ secureId: z.uuid(), version: z.int() }),
    errors: ['STALE_VERSION', 'INVALID_STATE'],
  }),
  candidates: call({
    name: `${module}.candidates`,
    audit: 'SEARCH',
    method: 'GET',
    base: 'middle',
    path: `${module}/candidates/lov`,
    access: { privilege, action: 'create' },
    summary: 'Active members within the scope by number or the beginning of the name, 50 at most',
    query: z.object({ search: z.optional(z.string()), secureId: z.optional(z.array(z.uuid())) }),
    result: z.array(candidate),
  }),
  ...importCalls(mappingImport),
} as const;

/** Members of groups; each is one membership, ended ones stay (docs/model/membership.md#groups). */
export const groupMappings = defineResource({
  module: 'membership-group-mapping',
  path: `${module}/mapping`,
  privilege,
  title: text('Anggota Grup', 'Member of a group'),
  label: ['memberNo', 'memberName'],
  volume: 600_000,
  status: false,
  titles: {
    groupId: text('Grup', 'Group'),
    memberId: text('Member'),
    groupCode: text('Kode grup', 'Group code'),
    memberNo: text('No. member', 'Member no'),
    memberName: text('Nama', 'Name'),
    branch: text('Cabang', 'Branch'),
    role: text('Peran', 'Role'),
    joinedDate: text('Bergabung', 'Joined'),
    leftDate: text('Keluar', 'Left'),
    note: text('Catatan', 'Note'),
    open: text('Masih anggota', 'Still a member'),
  },
  fields: { role, joinedDate: date(), note },
  derived: {
    /** The page of a membership is that of its member in the group. */
    memberId: line({ maximum: 36 }),
    groupCode: line({ maximum: 20 }),
    memberNo: line({ maximum: 10 }),
    memberName: line({ maximum: 100 }),
    branch: line({ maximum: 80 }),
    leftDate: date({ required: false }),
  },
  list: {
    filters: { groupId: line({ maximum: 36 }), memberId: line({ maximum: 36 }), open: flag() },
    sorts: ['joinedDate', 'memberNo'],
    defaultSort: ['joinedDate,desc'],
    conditions: {
      joinedDate: ['relative', 'between'],
    },
    search: ['memberNo'],
    columns: ['memberNo', 'memberName', 'branch', 'role', 'joinedDate', 'leftDate', 'note'],
  },
  operations: ['list', 'detail', 'update', 'download', 'history'],
  errors: {
    MEMBERSHIP_KEPT: {
      text: text(
        'Sudah anggota grup ini: peran, tanggal bergabung, dan catatannya tidak diubah oleh file',
        'Is a member of this group already: role, day of joining and note are not changed by the file',
      ),
    },
    ALREADY_IN_GROUP: { text: text('Sudah menjadi anggota grup ini', 'Is a member of this group already') },
    EXCLUSIVE_GROUP_CONFLICT: {
      text: text('Sudah berada di grup eksklusif lain', 'Is in another exclusive group already'),
    },
    GROUP_FULL: { text: text('Kuota grup sudah penuh', 'The quota of the group is used up') },
    MEMBER_OUT_OF_SCOPE: {
      text: text('Member tidak aktif atau di luar cakupan grup', 'Not active, or outside the scope of the group'),
    },
    CHAIR_TAKEN: { text: text('Grup sudah memiliki ketua', 'The group has a chair already') },
    MEMBERSHIP_ENDED: { text: text('Keanggotaan grup ini sudah berakhir', 'This membership of the group has ended') },
    GROUP_CLOSED: { text: text('Grup tidak aktif', 'The group is not active') },
  },
  calls: {},
});

export type GroupMapping = RecordOf<typeof groupMappings>;
