import * as z from 'zod/mini';
import { call } from '../../core/call.ts';
import { digits, paragraph } from '../../core/fields.ts';
import { act } from '../../core/resource.ts';
import { text } from '../../core/text.ts';

export const module = 'membership-employee';

const changed = z.object({ secureId: z.uuid(), version: z.int(), linked: z.boolean() });

/** Which member an employee is. */
export const employeeActs = {
  link: act({
    title: text('Hubungkan ke member', 'Link to member'),
    effect: text(
      'Member menjadi program karyawan bila tetap atau kontrak, dan plafond dihitung lagi.',
      'The member gets the employee program if permanent or on contract, and the limits are computed again.',
    ),
    action: 'update',
    fields: { memberNo: digits({ minimum: 10, maximum: 10 }) },
    titles: { memberNo: text('No. member', 'Member no') },
    result: changed,
    errors: ['ALREADY_LINKED', 'NIK_DIFFERS'],
  }),
  unlink: act({
    title: text('Lepas dari member', 'Unlink'),
    effect: text(
      'Member kembali ke program reguler, dan plafond dihitung lagi.',
      'The member is of the regular program again, and the limits are computed again.',
    ),
    action: 'update',
    danger: true,
    fields: { reason: paragraph({ minimum: 5, maximum: 255 }) },
    titles: { reason: text('Alasan', 'Reason') },
    result: changed,
    errors: ['NOT_LINKED'],
  }),
} as const;

const member = z.object({
  memberNo: z.string(),
  name: z.string(),
  status: z.string(),
  branch: z.string(),
  program: z.string(),
  plafonds: z.array(z.object({ line: z.string(), total: z.int(), used: z.int(), available: z.int() })),
});
export type LinkedMember = z.infer<typeof member>;

/** Calls of employees besides the operations (docs/model/membership.md#employees). */
export const employeeCalls = {
  member: call({
    name: `${module}.member`,
    method: 'GET',
    base: 'middle',
    path: `${module}/{secureId}/member`,
    access: { privilege: `${module}:browse`, action: 'view' },
    summary: 'The member that an employee is, with the limits; null when none is linked',
    result: z.nullable(member),
  }),
} as const;
